import { findFarPlace, findPlace, findPostcode } from './areas'
import { OFFERS } from './catalogue'
import { PHONE, QUOTE } from './contact'
import { areaInWords } from './general'
import type { Question } from './thread'

const AREA =
  /(do|will|can|would|could) (you|they|riverway) .{0,20}(come|cover|work|serve|travel|go|fit|install|deliver|operate|get)( out)?( to| in| as far| around| near| at)? |area|cover(ed|age)? |which (town|place|county|postcode)|postcode|how far (do|will|can|would|from|away|out|afield|is|are)|near me|local to|based near|serve |(are|am) (you|i) (in|within)|come (out )?to |come as far|live in|i am in|we are in|i live|house in|work in|outside your|too far|anywhere near|close to/
const WHICH_AREA =
  /(which|what|where) (area|town|place|county|postcode)|what area|area do you|how far (do|will|can|would|from|away|out|afield|is|are)|your area|where do you (work|cover)/

/**
 * Whether we come to a place or postcode; undefined when the question is about neither.
 *
 * @param isPart - whether more is asked in the same message, so that a yes is enough
 * @param isStill - whether a place was asked about just before, so that 'and Watford?' is one too
 */
export function coverage(
  { text, words, line }: Question,
  isPart: boolean,
  isStill = false,
): string | undefined {
  // 'Which town are you in?' asks for the office.
  if (/ which (town|part|city|village) (are|is) (you|your) /.test(line)) return undefined
  // 'The CM23 offer' asks for no place.
  if (
    / (offer|deal|brochure|connection|advert|ad|mag|magazine|leaflet|flyer|voucher) /.test(line) &&
    !/ (cover|come|live) /.test(line)
  )
    return undefined
  const isAbout = isStill || AREA.test(line)
  const code = findPostcode(text, isAbout)
  if (code?.state === 'covered') {
    const yes = `Yes, we work in ${code.code}: it is in our area around ${code.nearest}.`
    const offer = offerFor(code.code)
    if (offer) return `${yes} There is a ${offer} on composite doors.`
    return isPart ? yes : `${yes} Would you like a ${QUOTE}?`
  }
  if (code) {
    return `${code.code} is not on our list, so I cannot promise that we come. Please ask: ring ${PHONE} or [send us the postcode](/contact), and you get a plain yes or no.`
  }
  const far = findFarPlace(words)
  if (
    far &&
    !/ (glass|pattern) /.test(line) &&
    (isAbout || words.length <= 5 || / (in|to|from|near|at|around) /.test(line))
  ) {
    return `${far.charAt(0).toUpperCase()}${far.slice(1)} is not on my list of places where we work, so I do not think we come there. ${areaInWords()} For a plain yes or no, tell me your postcode or ring ${PHONE}.`
  }
  const found = findPlace(words)
  // 'R9 in Essex green' is no question about Essex, but a short message with a place is.
  if (found && (isAbout || words.length <= 4)) {
    const yes = `Yes, we work in ${found}.`
    return isPart
      ? yes
      : `${yes} Our area is Essex, the neighbouring counties and North and East London. If you tell me your postcode, I can check it.`
  }
  if (/ london /.test(line) && isAbout) {
    return 'We work in North and East London. Tell me your postcode, and I can check whether it is in our area.'
  }
  if (!isAbout || found || !(isStill || isAreaQuestion(line))) return undefined
  return WHICH_AREA.test(line)
    ? `${areaInWords()} Tell me your postcode, and I can check it.`
    : `That place is not on my list, so I cannot promise that we come there. ${areaInWords()} Tell me your postcode and I check it, or ring ${PHONE}.`
}

/** The local offer of a postcode district, as a link. */
function offerFor(code: string) {
  const offer = OFFERS.find(({ path }) => code.toLowerCase().split(' ')[0] === path.replace('/offers/', ''))
  return offer && `[local offer for ${code.split(' ')[0]}](${offer.path})`
}

function isAreaQuestion(line: string) {
  return (
    /(come|travel|deliver|go|work|fit|install) (out )?(to|in|as far as|near|around|at) [a-z]|(cover|serve) [a-z]|area|how far (do|will|can|would|from|away|out|afield|is|are)|which (town|place|county|postcode)|near me|too far|anywhere near|do you (cover|serve)|where do you (work|cover)|postcode/.test(
      line,
    ) &&
    !/in (a |the |my )?(flat|house|bungalow|old|new|listed|winter|summer|evening|weekend|one|two|time|rain)|come in |come with|work (out|on)|fit in (a|the|my)|install in (a|the|my)|cover (the|my|a|it|by|for|damage)|come to (the|my|a|an) |go (in|to) (a|the|my)|fit to (a|the|my|an)/.test(
      line,
    )
  )
}
