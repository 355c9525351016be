import { EVENT_CATEGORIES, track, trackPageView } from '@/lib/analytics'

const gtag = jest.fn()

beforeEach(() => {
  gtag.mockReset()
  window.gtag = gtag
})

afterEach(() => Reflect.deleteProperty(window, 'gtag'))

it('knows the fifteen events of the specification, each with its category', () => {
  expect(EVENT_CATEGORIES).toEqual({
    form_submit: 'form',
    phone_call: 'communication',
    whatsapp_click: 'communication',
    email_click: 'communication',
    quote_request: 'lead_generation',
    brochure_download: 'lead_generation',
    door_style_selection: 'product_interaction',
    door_color_selection: 'product_interaction',
    button_click: 'engagement',
    link_click: 'navigation',
    offer_view: 'promotion',
    offer_engagement: 'promotion',
    error: 'error',
    service_inquiry: 'lead_generation',
    ai_chat_interaction: 'ai_chat',
  })
})

it('sends an event with its category, its label and its own fields', () => {
  track('ai_chat_interaction', 'message_sent', { action: 'message_sent', message_length: 12 })
  expect(gtag).toHaveBeenCalledWith('event', 'ai_chat_interaction', {
    event_category: 'ai_chat',
    event_label: 'message_sent',
    action: 'message_sent',
    message_length: 12,
  })
})

it('sends nothing while the service is not loaded', () => {
  Reflect.deleteProperty(window, 'gtag')
  expect(() => track('offer_view', 'cm17', { offer_name: 'cm17' })).not.toThrow()
  Object.assign(window, { gtag: 'not a function' })
  expect(() => trackPageView()).not.toThrow()
})

it('reports each path and query once, whatever the hash', () => {
  window.history.replaceState(null, '', '/services?tab=Glazing#top')
  trackPageView()
  trackPageView()
  window.history.replaceState(null, '', '/services?tab=Glazing#foot')
  trackPageView()
  expect(gtag.mock.calls).toEqual([['event', 'page_view', { page_path: '/services?tab=Glazing' }]])
  window.history.pushState(null, '', '/contact')
  trackPageView()
  window.history.pushState(null, '', '/services?tab=Glazing#top')
  trackPageView()
  expect(gtag).toHaveBeenCalledTimes(3)
  expect(gtag).toHaveBeenLastCalledWith('event', 'page_view', { page_path: '/services?tab=Glazing' })
})
