import { pounds } from '../../src/lib/pounds'
import { areas, company, offerTerms, OFFERS } from './catalogue'
import { HOUSE } from './house'
import { notOurs } from './not-ours'
import { EMAIL, hoursInWords, officeNow, PHONE, QUOTE, WHATSAPP } from './contact'

/** An answer that belongs to the firm and not to one product. `when` is tried on the question in plain words. */
export interface GeneralAnswer {
  id: string
  when: Pick<RegExp, 'test'>
  say: (now: Date, line: string) => string
  /** Whether an offer to call may follow. */
  mayOffer?: boolean
}

const OFFER_PRICE = `${pounds(offerTerms.price, 'price')} fitted and installed (RRP ${pounds(offerTerms.recommendedPrice, 'comparison')})`
const OFFER_LINKS = OFFERS.map(({ path, badge }) => {
  const whom = badge.replace(/^Exclusive for /, '').replace(/!$/, '')
  return `[${whom}](${path})`
})
const offerList = `${OFFER_LINKS.slice(0, -1).join(', ')} and ${OFFER_LINKS.at(-1)}`

/** Asked before anything about products: small talk, contact, the firm. The first that fits answers. */
export const FIRST: GeneralAnswer[] = [
  {
    id: 'injection',
    when: /(ignore|forget|disregard|override|bypass).{0,30}(instruction|prompt|rule|previou|above|system)|system prompt|(your|initial|hidden) (instruction|prompt)|jailbreak|developer mode|you are now|pretend (to be|you)|act as|roleplay|api key|<script|javascript/,
    say: () =>
      `I can only help with doors, windows, conservatories, roof lights and our services. For a price, ask for a ${QUOTE} or ring ${PHONE}.`,
  },
  {
    id: 'human',
    when: /are you (even |really |actually |just |only )?(a |an )?(real|human|person|robot|bot|ai|machine|computer|chatbot|automated|program|chatgpt|gpt)|(what|which) (ai|model|llm) |chatgpt|openai|(am i|is this).{0,20}(human|robot|bot|real person|person|machine|computer|automated)|who are you |what are you |what is your name /,
    say: () =>
      `I am Riverway's automatic assistant, not a person. I answer from the firm's own facts. To reach a person, ring ${PHONE} or write on ${WHATSAPP}, or I can ask an expert to call you.`,
  },
  {
    id: 'phone',
    when: /(?<!my )(phone|call|ring|contact|your|mobile|what) number|(what|is) (is |the )?(your |the )?(phone|number)|^ (your |the )?(phone|call|ring|number)( number)?( please)? $|number (to|for|please)|(how|where|can|could|may) .{0,12}(do i|can i|could i|i|we) (call|ring|phone|contact|reach|get hold)(?! me)|contact (you|detail|us)|get (in touch|hold) (with|of) you|(call|ring|phone) (you|u) |(give|send|have|need|tell|got) .{0,10}(the|a|your) number/,
    say: (now) => `Our number is ${PHONE}. ${officeNow(now)} You can also write on ${WHATSAPP}.`,
  },
  {
    id: 'why-details',
    when: /why .{0,24}(need|want|ask|require).{0,16}(name|number|phone|email|detail|postcode)|what .{0,10}(need|want) (my|the) (name|number|phone|email|detail)/,
    say: () =>
      `Only so that the right person can call you back and knows whom to ask for. Your details go to the people who deal with your enquiry: see [privacy](/privacy). If you would rather call yourself, ring ${PHONE}.`,
  },
  {
    id: 'not-ours',
    when: { test: (line) => notOurs(line) !== undefined },
    say: (_, line) => {
      const name = notOurs(line)
      return `${name ? `${name.charAt(0).toUpperCase()}${name.slice(1)}: that` : 'That'} is not on our list of products and services, so I do not think we do it. To be sure, ring ${PHONE}. What we do supply and fit: [doors](/doors), [windows](/windows), and [conservatory roofs, lanterns and roof lights](/conservatories).`
    },
  },
  {
    id: 'insurance',
    when: /insurance|insurer|insured|claim/,
    say: () =>
      'Many home policies cover broken glass and break-ins, and some leave out one or the other. Ask your insurer before the permanent repair is ordered, and keep both invoices: one for the [boarding](/services/24-hour-boarding-up-services), one for the glass.',
  },
  ...HOUSE,
  {
    id: 'pas24',
    when: /what (is|are|does|do) (a |the )?pas ?24|explain pas ?24|meaning of pas ?24/,
    say: () =>
      'PAS 24 is the British test in which a door is attacked with hand tools. The locks of our [composite doors](/doors/composite) are PAS24:2016.',
  },
  {
    id: 'quote-free',
    when: /quote .{0,14}(free|charge|charged|obligation)|free .{0,10}quote $|charge .{0,12}(for )?(a |the )?(quote|estimate)|quote (really )?(price|£)|(is|are) (a |the |your )?quote free|how much (is|does|do|for) (a|the|your) quote|(charge|pay|price|free|fee) .{0,24}(survey|visit|to look|come out|coming out|measure|measuring|estimate|call ?out)|(survey|visit|estimate|call ?out) .{0,10}(free|charge|price|fee)/,
    say: () =>
      'A quote is free and without obligation, so the answer costs you nothing: [ask for one here](/contact).',
  },
  {
    id: 'uvalue',
    when: /(what is|what are|explain|meaning of) (a |an |the )?uvalue (mean )?$|what (do|does) (a |an |the )?uvalue mean/,
    say: () =>
      'A U-value says how much heat passes through each square metre for every degree between inside and out, in W/m²K. The lower it is, the less heat is lost. Our lowest is the triple-glazed [conservatory roof glass](/conservatories/conservatories) at 0.7.',
  },
  {
    id: 'ral',
    when: /(what is|what are|what does|explain) (a |the )?ral( colour)?( mean| number)? $/,
    say: () =>
      'RAL is a European catalogue of paint colours, each with a four-figure number, so that a door, a gutter and a garage can agree. [Aluminium sliding doors](/doors/aluminium-sliding) come in 200+ of them, and [bi-folds](/doors/aluminium-bifolding) in 417 as special colours.',
  },
  {
    id: 'leadtime',
    when: /lead time|(done|fit|fitted|come|fix|fixed|mend|mended|cut|ready) (today|tomorrow|this week)|^ how (soon|quick|quickly|long) $|how long .{0,30}(take|wait|until|before|to (fit|install|make|come|get)|delivery|fitted|installed)|how (soon|quick|quickly|fast) .{0,30}(you|it|they|i|fit|fitted|install|installed|door|window|can|could|will)|when (can|could|would|will) (you|it|they|i|the) .{0,30}(fit|fitted|install|installed|start|come out|ready|delivered|here)|waiting (time|list)|how many (week|day)|turnaround|time ?scale|availability/,
    say: () =>
      `I do not have a lead time to give you, and would rather not guess: it depends on what is made. Ask when you get your ${QUOTE}, or ring ${PHONE}. Two things are quick: emergency boarding at any hour, and same-day cutting of plain glass.`,
    mayOffer: true,
  },
  {
    id: 'guarantee',
    when: /guarantee|covered (if|for)|goe?s? wrong|problem (with it )?(later|afterward)|(break|fail|broke) (after|within|in) .{0,12}(year|month)|how long .{0,24} cover/,
    say: () =>
      'Our guarantee is 10 years. One firm supplies, fits and looks after the work. The Shootbolt lock of our [sash horn windows](/windows/sash-horn) has a 10-year mechanical failure guarantee of its own.',
  },
  {
    id: 'fensa',
    when: /fensa|certass|registered|accredit|certificat|certif(y|ie)|sign(ed|s)? (it |the work )?off|trade body|trustmark|member of|building (reg|control)/,
    say: () =>
      'Yes: Riverway is a registered FENSA installer. That lets us certify that replacement windows and doors meet the Building Regulations, and you keep the certificate with the papers of the house.',
  },
  {
    id: 'planning',
    when: /planning( permission)?|permission|listed (building|house)|listed|conservation area|council|approve|approval/,
    say: () =>
      'Replacing windows and doors in a house usually needs no planning permission. Flats, listed buildings and conservation areas can be different, so ask your council first; a listed building needs consent before any window is changed.',
  },
  {
    id: 'payment',
    when: /payment|finance|monthly|pay (later|in|over|by|monthly)|spread the|interest free|deposit|apr|pay up ?front|(how|can|do) .{0,12} pay |cash|credit card/,
    say: () =>
      `We offer flexible payment options. I have no terms or rates to quote: ask with your ${QUOTE}, and they are explained before you commit to anything. On the local door offers, no payment is due until you have spoken to a team member.`,
    mayOffer: true,
  },
  {
    id: 'experience',
    when: /how long have you been|how long has (the|your|riverway)|how old is|year in business|experience|established|founded|set up|started up|been (going|trading|around|in business)|since when|when (were|was|did) you.{0,12}(found|start|begin|open|establish)|family (run|business|firm)/,
    say: () =>
      'Riverway has worked from Harlow since 2003: that is 20+ years in business. There is more [about us on the home page](/#about).',
  },
  {
    id: 'about-firm',
    when: /about (riverway|your (company|firm|business)|you guy)|who (is|are) riverway|what (else )?(do|can) you (do|sell|offer|make|supply|fit) ($|for|here|at|as|exactly|then|please)|what can you (do|help|offer)|what (product|thing)|(can|could) you help|^ help $|help me $/,
    say: () =>
      'We supply and fit [doors](/doors), [windows](/windows), [conservatory roofs, lanterns and roof lights](/conservatories), and repair what you have with 17 [services](/services). Ask me about sizes, colours, glass, areas, hours or the offers, or I can ask an expert to call you.',
  },
  {
    id: 'hours',
    when: / (about|on|this|next) sat |opening (hour|time)|what (time|hour)|(when|until when) (is|are) .{0,14}(office|staffed|manned|anyone|somebody|phone|line)|staffed|manned|(are|is) (you|it|somebody) (in|about|around|working) (on |at |over )?(the )?(saturday|sunday|weekend|bank holiday|evening)|when can i (ring|call|phone)|(finish|knock off) (work|for the day)|(your|the|weekday|weekend|normal|usual|opening|working) .{0,8}hour|^ (what about |how about |and |or |on |open )*(a |the |on )?(monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend|bank holiday|evening) (then |please )?$|are you (open|closed|shut|there)|when (are|do) you (open|close|shut|there)|(open|closed|shut|work|working) (on |at )?(the )?(today|now|tomorrow|weekend|saturday|sunday|monday|bank holiday|evening|late|christma)|hour (are|do)|your hour|business hour|office hour|(is|are) (the |your )?(office|showroom|shop|anyone|anybody).{0,12}(open|there|closed|available)|open (till|until|now|at)|(saturday|sunday|weekend|evening|bank holiday) (appointment|opening|visit|hour)|appointment (on |in |at )?(the |a )?(saturday|sunday|weekend|evening)|on (a )?(sunday|saturday)|at (the )?weekend|week ?day|(do|when) (you|u) (open|close) (?!it|them|this|that|a |the|up|my|your)|open (hour|time)/,
    say: (now) =>
      `${hoursInWords()} ${officeNow(now)} Bank holidays can differ. Emergency boarding is not tied to office hours.`,
  },
  {
    id: 'email',
    when: /(what is|your|the|got|an|via) email|email (address|you|to)|^ email( please)? $|(can|could|shall|do|to) (i|we|who) email|who (do|should|can) (i|we) email|(send|email|post|submit).{0,20}(drawing|schedule|plan|photo of a plan)|drawing|window schedule/,
    say: () =>
      `Our e-mail address is ${EMAIL}. It suits drawings, schedules and anything from an architect. For something broken, ring ${PHONE}.`,
  },
  {
    id: 'whatsapp',
    when: /whatsapp|text (you|message)|message you|send (you )?(a |some |my )?(picture|photo|pic|image)|(photo|picture|pic) (to|of)/,
    say: () =>
      `You can write to us on ${WHATSAPP}, ${company.mobile}. It is good for pictures: one taken square to the window from outside and one from inside tell us most.`,
  },
  {
    id: 'address',
    when: /^ address( please)? $|(what is|your|the|office|shop|company|postal) address|which (town|part|city|village) (are|is) (you|your)|(somewhere|anywhere|a place) .{0,16}(see|look|view|visit)|where .{0,12}(are|is) (you|your|the) (office|shop|showroom|base|premise|place|firm|company)|where (are|is) (you|the office|your office|riverway|the shop|your shop|your showroom|the showroom)|showroom|where (can|do) i (find|visit|come)|directions?|(visit|come to|pop in|call in).{0,12}(office|shop|showroom)|located|location|based|head office|(see|look at|view|touch|try) .{0,30}(in person|in the flesh|on display|on show|for real|in real life)/,
    say: (now) =>
      `We are at ${company.street}, ${company.town} ${company.postcode}, in ${company.county}. Please ring ${PHONE} before you come. ${officeNow(now)}`,
  },
  {
    id: 'compliment',
    when: /(lovely|great|brilliant|fantastic|excellent|superb|good|amazing|wonderful|top|cracking|beautiful|tidy|neat|nice) (job|work|service|fitter|team|lad|bloke|people)|well done|(?<!not )(very|really|so|over the moon|delighted|thrilled|extremely) (happy|pleased|impressed|with)|compliment|(love|like) (our|my|the) new|did (us|me) proud|hats off/,
    say: () =>
      `Thank you, that is kind of you, and the team will be glad to hear it: write to ${EMAIL} and it reaches them. Is there anything I can look up for you?`,
  },
  {
    id: 'language',
    when: / (hablan|habla|espanol|hola|puerta|ventana|parlez|francais|bonjour|fenetre|porte|sprechen|deutsch|guten|fenster|polski|polsku|dzien|okna|drzwi|romana|buna|fereastra|turkce|merhaba|portugues|falam|italiano|ciao|finestra|cymraeg|bore da|drysau|punjabi|urdu|polish|spanish|french speaking|bengali|gujarati|translator|interpreter) (?!door|window)/,
    say: (now) =>
      `I can answer in English only. In another language you are best off with somebody at your side: ring ${PHONE} or write on ${WHATSAPP}. ${officeNow(now)} I can tell you about doors, windows, roofs and repairs.`,
  },
  {
    id: 'cookies',
    when: / cookie|(track|tracking|follow) (me|my|visitor|people|us) |advertising (on|cookie)/,
    say: () =>
      'This site sets no cookies of its own: none for advertising, and none that follow you. Visits are measured only if you agree. The [cookies page](/cookies) names every item that is kept in your browser.',
  },
  {
    id: 'complaint',
    when: /complain|complaint|crook|ripped .{0,16}off|con (men|artist)|scam|cowboy|unhappy|not happy|disgusted|refund|cancel (my|the|an) (order|appointment)|existing order|my order|order (number|status)|where is my|chase|still waiting|fault with (my|the) (new|recent)|aftercare|you fitted|fitted by you|under guarantee/,
    say: (now) =>
      `I cannot see orders or earlier work, so please speak to a person: ring ${PHONE} or write to ${EMAIL}. ${officeNow(now)} Aftercare is part of what we do, so tell them what is wrong and when it was fitted.`,
  },
  {
    id: 'company',
    when: /vat number|company number|limited company|legal name|companies house|(who|which company) own/,
    say: () => `${company.legalLine} Its company and VAT numbers stand at the foot of every page.`,
  },
  {
    id: 'jobs',
    when: /(vacancy|vacancie|career|apprentice|apprenticeship|hiring|work for you|become a (fitter|installer)|recruit|recruiting|employ me|employment)( |$)|(any|a|have|got|apply for|looking for|after|are there) (\w+ ){0,2}job (going|available|opening|with you|at|as|opportunity|here|please|for me|$)|^ job ( |$)|(any|apply for|looking for) (a )?job /,
    say: () => `I have no information about jobs. Please write to ${EMAIL}.`,
  },
  {
    id: 'sample',
    when: / sample|(see|try|hold) .{0,16}(colour|finish|swatch) .{0,20}(before|first|real|person|home)/,
    say: () =>
      `Yes: ask for a sample on ${WHATSAPP} or by the [form](/contact), and judge it in daylight at home.`,
  },
  {
    id: 'trade',
    when: /(supply|sell|deal|open|discount|price|work) (to|with|for)? ?(the )?trade|trade (price|account|customer|discount|supply|term|buyer|offer)|supply only|wholesale|(do|can|will) you .{0,20}(self build|self builder|builder|developer|contractor|trade)|(we are|i am) (a|an) .{0,24}(builder|building firm|contractor|developer|installer)|builder merchant|without fitting|fit (it |them )?myself|diy/,
    say: () =>
      `Homeowners, self-builders and trade customers are all welcome to ask. I have no supply-only or trade terms to give you, so please ring ${PHONE} or [send the details](/contact).`,
    mayOffer: true,
  },
  {
    id: 'review',
    when: /review|testimonial|trust ?pilot|rating on google|reputation|recommend you|can i trust|trustworthy|cowboy|legit|reliable|rip (me )?off|dodgy|any good $|other customer/,
    say: () =>
      'I have no review scores to quote. What I can tell you: we are a registered FENSA installer, have been in business since 2003, and give a 10-year guarantee.',
  },
  {
    id: 'privacy',
    when: /privacy (page|policy|notice)|(keep|store|share|sell) (my|our) (\w+ )?(data|detail|information|number|email|name|address|phone)|(pass|give|sell|hand) .{0,12}(my|our) .{0,24}(on|other|third|anybody|anyone|somebody|else)|who (see|read|can see).{0,16}(type|write|say|message|chat)|data protection|^ privacy |my data|(do|happen|done) (with|to) (my|the|our) (detail|number|email|name|information)|gdpr|personal (data|detail|information)|who (see|sees|get|gets) my/,
    say: () =>
      'Your details go to the people who deal with your enquiry, and nobody else has a use for them. The [privacy page](/privacy) says what is sent, where it is kept and for how long.',
  },
  {
    id: 'mess',
    when: /happen.{0,12}old (window|door|frame|one)|mess|dusty|dust|old (window|door|frame)s? (away|taken|removed)|take away|remove the old|dispose|(take|remove|clear|old).{0,16}rubbish|recycle|clean up/,
    say: () =>
      'There is some mess for a short time. We cover the floors, work through the house one window after another, and carry the old frames away.',
  },
  {
    id: 'process',
    when: /how (does|do) (it|this|everything) (all )?work|from (the )?first visit|what happen (next|after|when|if|first)|next step|process|survey|measure up|site visit|home visit|who fit|do you (fit|install|measure)( up| it| them| them too| too| as well| everything)? $|fitting included|include.{0,20}(fit|install|survey)|is (fitting|installation) included|fit (it|them)/,
    say: () =>
      'Three steps: we survey and you get a free quote, the order is made to your sizes, and we fit it and take the old frame away. Nothing is ordered before you have seen the price in writing and agreed to it. See [the three steps](/#installation).',
    mayOffer: true,
  },
  {
    id: 'callback-time',
    when: /how (long|soon|quick|quickly|fast).{0,34}(call|callback|ring|phone|reply|respond|get back|hear|contact me|be in touch|answer)|(when|what time|which day) (will|would|can|could|do|does|might) (you|someone|somebody|they|i|an expert) .{0,14}(call|ring|phone|reply|respond|get back|hear|be in touch)|same day (reply|call)/,
    say: () => 'An expert calls back within 24 hours of an enquiry.',
  },
]

// How soon somebody calls is asked in the same words as how soon something is fitted: the narrower question comes first.
FIRST.sort((one, other) => Number(other.id === 'callback-time') - Number(one.id === 'callback-time'))

/** Words for where we work, for an area question without a place that we know. */
export function areaInWords() {
  return `We work across ${company.region}. The towns on our list: ${areas.home.join(', ')}; also ${extraAreas()}.`
}

function extraAreas() {
  const plain = (name: string) => name.replace(/['’]/g, '').toLowerCase()
  const towns = new Set(areas.home.map(plain))
  return areas.contact.filter((area) => !towns.has(plain(area)) && area !== 'Stansted').join(', ')
}

/** Not every place in our area has an offer. */
export const OFFER_PLACES = `The door offer is for ${offerList}.`

export const OFFER_NOTE = `Our local offer on premium composite doors is ${OFFER_PRICE}, for ${offerList}`
