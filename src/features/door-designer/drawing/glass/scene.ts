import type { CatalogueGlass } from '../../design'
import { mix } from '../shade'
import { ID } from '../template'

/** From the top of the door to its foot: a dim hall seen from the street, the street seen from the hall. */
const VIEWS = {
  outside: {
    clear: ['#2a2b2c', '#45413a', '#4b4338', '#28231e'],
    obscure: ['#c2c8c8', '#b3b7b5', '#a19f98', '#868278'],
    near: '#17130f',
    far: '#f3ead4',
    sky: 0.42,
  },
  inside: {
    clear: ['#d3dfe6', '#c3d0cb', '#93a584', '#b9b09d'],
    obscure: ['#e9eef0', '#dfe5e1', '#cdd4c6', '#c4c0b4'],
    near: '#5f7752',
    far: '#e9eff2',
    sky: 0.06,
  },
}

/** The lit window at the end of the hall, and the stairs before it; from inside, the trees across the street. */
const SHAPES = {
  outside: {
    far: 'M330 560h86v150h-86ZM426 560h86v150h-86ZM330 720h86v170h-86ZM426 720h86v170h-86Z',
    near: 'M894 640L560 1210V2012H894Z',
  },
  inside: {
    far: 'M0 0H894V420C640 330 300 380 0 470Z',
    near: 'M0 760C60 480 210 470 270 640C330 420 520 420 580 650C650 520 820 540 894 760V1160H0Z',
  },
}

/**
 * What is seen through the panes, as one group to be clipped. The more private the glass, the less is left of the shapes:
 * soft glows take their place.
 */
export function sceneDefs(glass: CatalogueGlass | undefined, side: 'outside' | 'inside', height: number) {
  const view = VIEWS[side]
  const veil = glass ? 0.16 + (glass.privacy - 1) * 0.16 : 0
  const colours = view.clear.map((colour, index) => mix(colour, view.obscure[index] ?? colour, veil))
  // As wide as a top light.
  const area = `M0 0H1010V${height}H0Z`
  const shapes = glass
    ? [
        blob('glow', view.far, [400, 700, 250, 420], 0.62 - glass.privacy * 0.06, area),
        blob('dusk', view.near, [860, 1500, 420, 760], 0.5 - glass.privacy * 0.06, area),
        blob('dark', view.near, [20, 900, 300, 900], 0.46 - glass.privacy * 0.07, area),
      ]
    : [
        `<path fill="${view.far}" fill-opacity=".3" d="${SHAPES[side].far}"/>`,
        `<path fill="${view.near}" fill-opacity=".45" d="${SHAPES[side].near}"/>`,
        blob('glow', view.far, [421, 725, 330, 480], 0.42, area),
      ]
  const edge = glass ? 0.95 : 0.46
  return [
    `<linearGradient id="${ID}-hall" x2="0" y2="1">`,
    ...colours.map((colour, index) => `<stop offset="${[0, 0.35, 0.7, 1][index]}" stop-color="${colour}"/>`),
    '</linearGradient>',
    // The sky lies across clear glass with an edge, as in any window on a street.
    `<linearGradient id="${ID}-sky" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="800" y2="940">`,
    `<stop offset="0" stop-color="#dfe8ee" stop-opacity="${view.sky}"/><stop offset="${edge - 0.04}" stop-color="#dfe8ee" stop-opacity="${view.sky / 2}"/>`,
    `<stop offset="${edge}" stop-color="#dfe8ee" stop-opacity=".05"/><stop offset="1" stop-color="#dfe8ee" stop-opacity=".02"/></linearGradient>`,
    `<g id="${ID}-scene"><path fill="url(#${ID}-hall)" d="${area}"/>${shapes.join('')}`,
    `<path fill="url(#${ID}-sky)" d="${area}"/></g>`,
  ].join('')
}

/** A soft spot of light or dark: middle and radii, strength. */
function blob(
  name: string,
  colour: string,
  [cx, cy, rx, ry]: [number, number, number, number],
  strength: number,
  area: string,
) {
  const id = `${ID}-${name}`
  return [
    `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1" gradientTransform="translate(${cx} ${cy}) scale(${rx} ${ry})">`,
    `<stop offset="0" stop-color="${colour}" stop-opacity="${strength.toFixed(2)}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`,
    `<path fill="url(#${id})" d="${area}"/>`,
  ].join('')
}
