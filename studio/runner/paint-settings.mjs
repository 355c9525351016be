/** How paintable pictures are rendered: pixels across a landscape, pixels down a door, samples, samples of a wood's figure. */
export const SETTINGS = { width: 1000, height: 810, samples: 8, figureSamples: 3 }
