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
    / (price|expensive|cheap|cheaper|cheapest|afford|affordable|budget|estimate|ballpark|£|pound|charge|fee|quote|worth) |how much (is|are|do|it|for|would|will|to|a|an|the|that|this|your) |how much $|£\d/,
  ],
  ['compare', / (difference|differ|versus|vs|compare|compared|comparison|better|best|instead) /],
  ['furniture', / (furniture|knocker|letterplate|letterbox|door handle|handle finish|ironmongery) /],
  [
    'energy',
    / (uvalue|energy|rating|rated|thermal|thermally|insulation|insulated|insulate|insulating|warm|warmer|warmth|heat|efficient|efficiency|aplus|cold) /,
  ],
  [
    'security',
    / (secure|security|lock|locking|burglar|safe|safety|pas|pas24|cylinder|snap|tamper|intruder|thief) /,
  ],
  ['life', /how long.{0,20} (last|live)|lifespan|life span|life expectancy|durable|durability| last /],
  [
    'size',
    / (size|width|height|wide|widest|tall|tallest|high|big|bigger|biggest|large|largest|long|longest|deep|depth|thick|thickness|maximum|max|minimum|metre|mm|length|span) /,
  ],
  [
    'care',
    / (clean|cleaning|care|maintain|maintenance|paint|painting|repaint|look after|oil|wash|washing|self cleaning) /,
  ],
  ['noise', / (noise|noisy|quiet|sound|traffic) /],
  ['colour', / (colour|ral|colourway|white inside|tint) /],
  [
    'glass',
    / (glass|glazing|glazed|glaze|privacy|private|obscure|frosted|pattern|patterned|triple|double|pane|see through) /,
  ],
  [
    'style',
    / (style|design|look|model|type|kind|configuration|option|panel|choice|sash|arrangement|layout|variety) /,
  ],
  [
    'material',
    / (made (of|from)|material|core|construction|constructed|built|grp|foam|timber|wood|profile) /,
  ],
]

/** The aspect a question names, in plain words. */
export function findAspect(words: string[]): Aspect | undefined {
  const text = ` ${words.join(' ')} `
  return ASPECTS.find(([, pattern]) => pattern.test(text))?.[0]
}

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
