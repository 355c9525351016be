import { PHONE, VALUES } from './catalogue'
import file from './knowledge/places.json'
import { offerFor } from './own-offer'
import { codes, isNamed, towns, type Place } from './places'
import { listed } from './words'

/** Whether we come to a place, in words. */

const COUNTIES: Record<string, string> = file.counties

/** A town that the lists do not name: what they name round it, and who can tell. */
function around(name: string, nearest = '') {
  const code = towns[name] ?? ''
  const county = COUNTIES[code] ?? COUNTIES[code.replace(/\d.*$/, '')] ?? ''
  const listedBy = isNamed(county) ? county : nearest
  const known = listedBy ? `${listedBy} is on our list. ` : ''
  return `${known}${name} isn't named by itself, so let the team confirm it by your postcode: ${PHONE}`
}

/** Whether we come to each of several places: those of the list in one sentence. */
export function coverageOfAll(places: Place[]): string {
  const sure = places.filter(({ covered, name }) => covered && isNamed(name)).map(({ name }) => name)
  const others = places.filter(({ name }) => !sure.includes(name))
  return [
    sure.length > 0 ? `Yes, we cover ${listed(sure)}.` : '',
    ...others.map((place) => coverage({ ...place, code: undefined }).replace(/ Is it for[^?]*\?$/, '')),
  ]
    .filter(Boolean)
    .join(' ')
    .replace(/(?<=\. )Yes, we\b/g, 'We')
}

/**
 * Whether we come to a place.
 *
 * @param isForDoor - it may be for a front door, and so for the local offer
 */
export function coverage({ name, code, isSaid, covered }: Place, isForDoor = true): string {
  if (!covered) {
    return `${name} isn't on our list, so I can't promise it. We work across ${VALUES.area}. If you're near the edge, ring ${PHONE} for a plain yes or no.`
  }
  const nearest = code === undefined ? undefined : codes.get(code)
  const near = code === name && nearest ? `, around ${nearest}` : ''
  // 'Leytonstone': the list has its district, if not the town.
  const district = isSaid && code ? code : towns[name]
  const known =
    district && codes.has(district) && !isNamed(name) && !codes.has(name) ? `${name}, ${district}` : undefined
  const offer = offerFor(code)
  const extra = offer && isForDoor ? ` There's [a composite door offer for ${code}](${offer.path}), too.` : ''
  return `${known || isNamed(name) || codes.has(name) ? `Yes, we cover ${known ?? name}${near}` : around(name, nearest)}.${extra} Is it for a new door or window, a roof or a repair?`
}
