/** What a question wants to know of its topic. */
export type Aspect =
  | 'brochure'
  | 'price'
  | 'compare'
  | 'furniture'
  | 'energy'
  | 'security'
  | 'life'
  | 'size'
  | 'care'
  | 'noise'
  | 'colour'
  | 'glass'
  | 'style'
  | 'material'

/** In the order in which they are tried: the narrower first. */
const ASPECTS: [Aspect, RegExp][] = [
  ['brochure', / brochure /],
  [
    'price',
    / (price|expensive|cheap|cheaper|cheapest|afford|affordable|budget|estimate|ballpark|£|pound|charge|fee|quote) |how much (?!.{0,30} (weigh|reflect|block|stop|cut|save) )(?!(of |more |less )?(the |my |your )?(\w+ ){0,2}(noise|sound|heat|light|glass|space|room|energy|uv|sun|warmer|quieter|bigger|time|notice|difference) )|£\d|(what|how much|roughly|about) .{0,70} (come to|set (me|us) back|look at) $/,
  ],
  ['compare', / (difference|different|differ|versus|vs|compare|compared|comparison|better|best|instead) /],
  [
    'furniture',
    / (furniture|knocker|letterplate|letterbox|door handle|handle colour|ironmongery) |colour .{0,16} handle |(what|which) handle |handle .{0,12}(colour|black|chrome|gold|brass|silver) /,
  ],
  [
    'energy',
    / (uvalue|energy|rating|rated|thermal|thermally|insulation|insulated|insulate|insulating|warm|warmer|warmest|warmth|heat|efficient|efficiency|aplus|cold|heating|bill|heat loss) /,
  ],
  [
    'security',
    / (secure|security|lock|locking|burglar|safe|safety|pas|pas24|cylinder|snap|tamper|intruder|thief|thieve|break in|break into|(to|from|they|anyone|anybody|someone|somebody) (get|getting) (in|into)) (?!touch)/,
  ],
  ['life', /how long.{0,20} (last|live)|lifespan|life span|life expectancy|durable|durability| last /],
  [
    'size',
    / (size|width|height|wide|widest|tall|short|shortest|small|smallest|tallest|high|big|bigger|biggest|large|largest|long|longest|deep|deepest|thickest|thinnest|highest|depth|thick|thickness|slim|slimmest|narrow|thin|maximum|max|minimum|metre|mm|length|span|pitch|angle|slope) /,
  ],
  [
    'care',
    / (clean|cleaning|care|maintain|maintenance|paint|painting|repaint|look after|looking after|upkeep|oil|wash|washing|self cleaning) /,
  ],
  [
    'noise',
    / (noise|noisy|quiet|quieter|sound|traffic|railway|motorway|loud|sleep|asleep) |(busy|main) road /,
  ],
  ['colour', / (colour|ral|colourway|white inside|tint|effect|woodgrain|foil) /],
  [
    'glass',
    / (?<! (?:without|no) )(glass|glazing|glazed|glaze|privacy|private|obscure|frosted|pattern|patterned|triple|double|pane|see through) /,
  ],
  [
    'style',
    / ((?:without|no) glass|style|design|look|model|type|kind|configuration|option|panel|choice|(how many|number of) (sash|pane)|arrangement|layout|variety) /,
  ],
  [
    'material',
    / (made (of|from)|inside (the|a) (leaf|door)|inside .{0,6}leaf|material|core|construction|constructed|built|aluminium|steel|plastic|grp|foam|timber|wood|profile) /,
  ],
]

/** The aspects that a question names, the narrower first. */
export function findAspects(words: string[]): Aspect[] {
  const text = ` ${words.join(' ')} `
  return ASPECTS.filter(([, pattern]) => pattern.test(text)).map(([aspect]) => aspect)
}

/** The narrowest aspect that a question names. */
export function findAspect(words: string[]): Aspect | undefined {
  return findAspects(words)[0]
}

/** The patterns, so that no word in them is taken for a slip. */
export const ASPECT_PATTERNS = ASPECTS.map(([, pattern]) => pattern)

/** Words of the aspects, for the spelling. */
export const ASPECT_WORDS = (
  'brochure price much expensive cheap afford estimate quote difference compare furniture letterbox energy rating thermal ' +
  'insulation warm heat efficient secure security lock burglar safe cylinder lifespan size width height wide tall high large ' +
  'long deep thick maximum minimum length clean maintenance paint noise quiet colour glass glazing glazed privacy obscure ' +
  'frosted pattern triple double style design panel material construction guarantee emergency urgent broken smashed locked ' +
  'boarding hour open closed address email whatsapp phone number appointment call back survey fitting install installation ' +
  'payment finance planning permission listed fensa postcode cover area office saturday sunday weekend today tomorrow ' +
  'please thanks hello morning available company business experience year repair replace replacement service window door ' +
  'condensation misted speak person human someone name urgent rush hurry week month question privacy'
).split(' ')
