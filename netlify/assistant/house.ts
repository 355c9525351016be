import { PHONE } from './contact'
import type { GeneralAnswer } from './general'

/** What people ask of their house, and several pages answer together. Tried after the questions about the firm. */
export const HOUSE: GeneralAnswer[] = [
  {
    id: 'mend-or-replace',
    when: /(mean|that|do i|will i) .{0,10}need (a |an )?(whole )?new (door|window|one|frame|lot) |(mend|mended|repair|repaired|fix|fixed|save|saved)( (it|them|mine|my|the|our|old|window|door|frame|one))* or .{0,24}(replace|replaced|new|renew|change)|(replace|replaced|new|change)( \w+){0,4} or .{0,20}(mend|repair|fix|save)|worth (mending|repairing|fixing|saving)|mean .{0,12}whole new|need a whole new/,
    say: () =>
      'Often only a part has failed, and a pane, a seal, a hinge, a handle or a lock can be changed while a sound frame stays: see [repairs and services](/services). We look at it first, and where repair and replacement both make sense, you see a figure for each.',
  },
  {
    id: 'conservatory-leak',
    when: /(conservatory|sunroom|orangery) .{0,24}(leak|leaking|leaky|lets? in water|drip|dripping|let (in )?rain)|(leak|leaking|drip|dripping|water|rain).{0,24}(into|in|through|inside) (the |my |our )?(conservatory|sunroom|orangery)/,
    say: () =>
      'Where does the water come in? At a window or door of a conservatory it is mostly a perished rubber or a blocked drainage slot: [seals and gaskets](/services/seals-and-gasket-replacements). In the roof we exchange old polycarbonate or misted panels for coated glass on the same roof bars: [conservatory roof glass](/services/conservatory-roof-glass-replacements).',
  },
  {
    id: 'threshold',
    when: /wheelchair|mobility scooter|pram|pushchair|buggy|zimmer|walking frame|step free|level access|(trip|stumble) over (the|a) (threshold|step|frame)|(low|flat|flush|level) threshold/,
    say: () =>
      'Tell us about a wheelchair, a pram or a step before the door is made, because the threshold is chosen then. [French doors](/doors/upvc-french) can have a lower threshold on request, [uPVC patio doors](/doors/upvc-patio) get one that suits a step, a ramp or a level floor, and that of [bi-folds](/doors/aluminium-bifolding) is low.',
  },
  {
    id: 'safety-glass',
    when: /(special|safe|safety|toughened|laminated|right|kind of|type of) glass .{0,50}(low|floor|bath|shower|stair|toddler|child|beside|next to)|(low|floor|toddler|child|children|kid).{0,50}(special|safe|safety|toughened|laminated|right|type of|kind of|danger|dangerou).{0,16} glass|(low|floor|bath|shower|stair|toddler|child|children|kid).{0,24} glass (be )?(safe|danger|toughened)/,
    say: () =>
      'Yes: low panes and panes beside a door should be safety glass, and door glass has to be. We mark those panes at the survey, so that nobody has to guess. Tell us about small children too.',
  },
  {
    id: 'builder',
    when: /(talk|speak|speaking|liaise|deal|coordinate|work|working|get on) (direct |directly )?(to|with) (him|her|them|my|our|the|a)? ?(builder|architect|kitchen fitter|contractor|developer)|builder .{0,50}(talk|speak|liaise|deal) (direct |directly )?(to|with) (him|her|them)|^ will you (talk|speak|liaise) (direct |directly )?(to|with) (him|her|them) /,
    say: () =>
      'Yes. If a builder, an architect or a kitchen fitter is involved, we talk to them about dates and openings, so that you do not have to carry messages.',
  },
  {
    id: 'measuring',
    when: /(do|should|must|need|have) (i|we|to) .{0,16}measure|measure .{0,20}(myself|ourself|before|first|beforehand)|what (will|would|do) (you|they|he|she|the expert) .{0,8}(want to know|need to know|ask)/,
    say: () =>
      'There is no need to measure beforehand, although a rough width saves a round of guessing. The expert asks where the opening is, what it has to do, and how the house is built; the sizes that count are taken at the survey.',
  },
  {
    id: 'period',
    when: /(victorian|edwardian|georgian|period|original|character|old fashioned) .{0,40}(house|home|terrace|semi|villa|property|cottage|front|look).{0,60} (want|need|look|suit|keep|which|what|best|right)|(suit|keep|right for|look right|look original) .{0,40}(victorian|edwardian|georgian|period|character) (house|home|terrace|semi|villa|property|cottage)/,
    say: () =>
      'For a period house look at [sliding sash](/windows/sliding-sash) and [sash horn](/windows/sash-horn) windows, and at the [R7](/windows/r7-flush-casement), the [R9](/windows/r9-flush-casement) and the [flush sash](/windows/flush-sash), which lie level with the frame as old joinery does. Among the [Comp Door](/doors/comp-door) styles are panelled, Victorian and cottage ones.',
  },
  {
    id: 'thick-walls',
    when: /(thick|two foot|three foot|deep|stone|flint|cob) .{0,12}wall|wall .{0,16}(thick|foot|deep)|(farmhouse|stone cottage|barn) .{0,40}(frame|window|suit|best)/,
    say: () =>
      'The [R9](/windows/r9-flush-casement) suits thick walls and farmhouses: it is our deepest flush casement, 100mm from front to back.',
  },
  {
    id: 'outside-glass',
    when: /(clean|wash|reach) .{0,24}outside|outside .{0,16}(clean|wash|reach)/,
    say: () =>
      '[Tilt and turn](/windows/tilt-turn) windows swing inward, so that the outside is cleaned from the room.',
  },
  {
    id: 'snapping',
    when: /(burglar|thief|thieve|they|people|someone|somebody) .{0,24}snap .{0,20}(lock|cylinder)|(lock|cylinder) snap(ping|ped)? (by|attack)|snapping|snap (safe|proof|resistant)|can (a |the |my )?(lock|cylinder) be snapped/,
    say: () =>
      'A plain euro cylinder is narrow in the middle and can be snapped. We exchange it for an anti-snap one, and the door stays: [door cylinders](/services/door-cylinder-replacements). The cylinders of our [composite doors](/doors/composite) are anti-snap, ABS 3-star.',
  },
  {
    id: 'any-make',
    when: /(you|u) did not (fit|supply|install|put|make)|(not|nt) (fitted|supplied|installed) by you|(fitted|supplied|installed|put in) by (someone|somebody|another|a different|other)|(someone|somebody) else (fitted|supplied|installed|put)|(another|other|different) (firm|company) .{0,10}(fitted|fit|supplied|installed)/,
    say: () =>
      'That is no problem: we repair windows and doors that we did not fit, too. See [repairs and services](/services).',
  },
  {
    id: 'wide-opening',
    when: /open(ing)? up .{0,40}(back|rear|wall|garden|patio|terrace|outside)|knock .{0,20}(through|out) .{0,40}(garden|patio|terrace|back)|(whole|entire) (back|rear|wall) .{0,30}(open|glass|door)/,
    say: () =>
      'For a wide opening there are three ways. [Bi-folds](/doors/aluminium-bifolding) fold aside and clear it, up to 8m wide. [Aluminium sliding doors](/doors/aluminium-sliding) keep the most view when they are shut, with sashes up to 3000mm high and 2500mm wide. [uPVC patio](/doors/upvc-patio) and [French doors](/doors/upvc-french) suit smaller openings. A wider hole in a wall usually needs a longer beam above it.',
  },
  {
    id: 'view-when-shut',
    when: /(shut|closed) .{0,40} view|view .{0,30}(shut|closed)/,
    say: () =>
      'When they are shut, sliding doors show the least frame; French doors have a stile in the middle and bi-folds an upright at every fold. So for the view it is a slider: [aluminium](/doors/aluminium-sliding) or [uPVC](/doors/upvc-patio).',
  },
  {
    id: 'two-colours',
    when: / \w+ (on the )?outside (and|but) \w+ (on the )?inside | \w+ (on the )?inside (and|but) \w+ (on the )?outside |different colour .{0,16}(inside|outside|each side)/,
    say: () =>
      'Often, yes. A dark face to the street and a pale one to the hall is a common request, so tell us both colours and we check that the style you like is made that way.',
  },
  {
    id: 'roof-green',
    when: /(roof|gutter) .{0,40}(green|moss|mossy|algae|filthy)|(green|moss|mossy|algae) .{0,30}(roof|gutter)|conservatory gutter/,
    say: () =>
      'We wash moss, algae and street grime from conservatory roofs, gutters and finials: [conservatory roof cleans](/services/conservatory-roof-cleans).',
  },
  {
    id: 'offer-end',
    // 'When does it finish' has become 'colour' by now, as a finish mostly is.
    when: /(when|how long|until when|what date|what day) .{0,30}(offer|deal) .{0,16}(end|colour|expire|run|last|over|stop|close|for) |(offer|deal|£1450) .{0,24}(end date|expire|expiry|run out|still (on|going|running|available|valid))|still .{0,16}(offer|deal) (on )?$/,
    say: () => `I have no date on which the door offer ends. Ask before you rely on it: ring ${PHONE}.`,
  },
]
