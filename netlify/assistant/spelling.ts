import { FAR_WORDS, PLACE_WORDS } from './areas'
import askedFile from './asked.json'
import { ASPECT_PATTERNS, ASPECT_WORDS } from './aspects'
import complaintsFile from './complaints.json'
import { FIRST } from './general'
import { createSpelling, plainWords } from './language'
import { CATALOGUE_WORDS } from './passages'
import tradesFile from './trades.json'
import { COLOUR_WORDS, STYLE_WORDS, TOPIC_WORDS } from './topics'

/** Everyday words that the catalogue happens not to have: right as they are. */
const EVERYDAY =
  `able again ago already also another anyone anything away back bank bird bike boat book boss brother call came
card cash chat chase check child clock close coffee come cool could daughter dear deliver dinner does done drink drive each
email else even ever every fact family father feel film find fine food football free friend from fund game gave gift girl give
goes gone good gosh grand great hair hand happy hate have head hear heart hello help hero hers hire hold hope hotel hour
human idea into joke just keep kind king know lady last late later laugh lead life like live loan local lorry love lunch made
mail many maybe mean meet mind miss money moon more most mother move movie much music must name near need never news next nice
night nobody none note only order other over paid party past people person phone pizza plan play plus poem poet politics
president queen quick rain ready real really recipe rent right ring robot rude sale salt same sand save seen sell send shall
shop should show silly secret sing sister skip sleep slow small soft some song soon sorry soup space speak sport star stay still stock
stop story street such suit super swim take talk tale tall taxi team tell than that their them then there these they thing
think this those time tired told tonight took trip true truth turn type uncle under upon very visit wage wait walk want was
wear weather week well went were what when where which while whom whose wife will wine wish with woman word work world worry
would monthly write wrong year young your zero banana capital france meaning recommend roughly currently usually please thanks
wake seat lake cake bake rake date fate gate mate note vote root boot foot pool cool tool rule mule tune june july load toad goad bowl goal soul role pole mole ride pride guide tide wise rise advice twice price rice nice mice dice choice voice noise poise raise phase phrase praise please lease peace piece niece fleece geese these those whose loose goose moose noose school college lesson teacher student nurse doctor dentist vet council estate agent solicitor mortgage pension retired widow mother daughter grandson auntie cousin mate bloke lady gentleman builder plumber electrician carpenter joiner roofer painter decorator cleaner gardener driver postman burglar police ambulance fireman sofa chair desk shelf cupboard wardrobe carpet curtain blind cushion pillow duvet mattress bath shower basin toilet kettle toaster fridge freezer cooker microwave boiler radiator heating electric gas water drain pipe tap gutter tile slate brick cement concrete plaster render fence gate drive garage shed greenhouse lawn flower plant hedge grass pond holiday birthday christmas easter spring summer autumn winter january february march april august september october november december monday tuesday wednesday thursday friday
`.split(/\s+/)

/** Words that the assistant listens for in its patterns and paraphrases. */
const heard = [
  ...ASPECT_PATTERNS,
  ...FIRST.flatMap(({ when }) => (when instanceof RegExp ? [when] : [])),
].flatMap(({ source }) => source.match(/[a-z]{4,}/g) ?? [])
const told = plainWords(
  [...Object.values(askedFile), ...Object.values(complaintsFile), ...Object.values(tradesFile).flat()].join(
    ' ',
  ),
)

/** Mends slips of the keyboard in the words that the assistant listens for. */
export const spell = createSpelling(
  [...ASPECT_WORDS, ...TOPIC_WORDS, ...PLACE_WORDS, ...COLOUR_WORDS, ...STYLE_WORDS],
  [...EVERYDAY, ...heard, ...told, ...FAR_WORDS, ...CATALOGUE_WORDS],
  CATALOGUE_WORDS,
)
