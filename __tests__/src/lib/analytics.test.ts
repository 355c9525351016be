import { track, trackPageView } from '@/lib/analytics'

const gtag = jest.fn()

beforeEach(() => {
  gtag.mockReset()
  window.gtag = gtag
})

afterEach(() => Reflect.deleteProperty(window, 'gtag'))

it.each([
  ['form', ['form_submit']],
  ['communication', ['phone_call', 'whatsapp_click', 'email_click']],
  ['lead_generation', ['quote_request', 'brochure_download', 'service_inquiry']],
  ['product_interaction', ['door_style_selection', 'door_color_selection']],
  ['engagement', ['button_click']],
  ['navigation', ['link_click']],
  ['promotion', ['offer_view', 'offer_engagement']],
  ['error', ['error']],
  ['ai_chat', ['ai_chat_interaction']],
] as const)('counts as %s what the specification does', (category, events) => {
  for (const name of events) {
    track(name, 'label', {} as never)
    expect(gtag).toHaveBeenLastCalledWith('event', name, { event_category: category, event_label: 'label' })
  }
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
