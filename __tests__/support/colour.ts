type Triple = readonly [number, number, number]

/** `#a9b79f` as three numbers from 0 to 255. */
export function rgbOf(hex: string) {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Triple
}

/** How far apart two sRGB colours look (CIEDE2000). */
export function ciede2000(one: Triple, other: Triple) {
  const [l1, a1, b1] = labOf(one)
  const [l2, a2, b2] = labOf(other)
  const muted = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2
  const stretch = 1 + (1 - Math.sqrt(muted ** 7 / (muted ** 7 + 25 ** 7))) / 2
  const [c1, c2] = [Math.hypot(a1 * stretch, b1), Math.hypot(a2 * stretch, b2)]
  const [h1, h2] = [hueOf(a1 * stretch, b1), hueOf(a2 * stretch, b2)]
  const isGrey = c1 * c2 === 0
  let turn = isGrey ? 0 : h2 - h1
  if (Math.abs(turn) > 180) turn -= Math.sign(turn) * 360
  let hue = isGrey ? h1 + h2 : (h1 + h2) / 2
  if (!isGrey && Math.abs(h1 - h2) > 180) hue += hue < 180 ? 180 : -180
  const [light, chroma] = [(l1 + l2) / 2, (c1 + c2) / 2]
  const t = 1 - 0.17 * cos(hue - 30) + 0.24 * cos(2 * hue) + 0.32 * cos(3 * hue + 6) - 0.2 * cos(4 * hue - 63)
  const dl = (l2 - l1) / (1 + (0.015 * (light - 50) ** 2) / Math.sqrt(20 + (light - 50) ** 2))
  const dc = (c2 - c1) / (1 + 0.045 * chroma)
  const dh = (2 * Math.sqrt(c1 * c2) * Math.sin((turn * Math.PI) / 360)) / (1 + 0.015 * chroma * t)
  const rotation =
    -2 *
    Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7)) *
    Math.sin((Math.PI / 3) * Math.exp(-(((hue - 275) / 25) ** 2)))
  return Math.sqrt(dl ** 2 + dc ** 2 + dh ** 2 + rotation * dc * dh)
}

function labOf(rgb: Triple) {
  const [r, g, b] = rgb.map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as unknown as Triple
  const [x, y, z] = [
    (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505,
    0.2126 * r + 0.7152 * g + 0.0722 * b,
    (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089,
  ].map((value) => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116)) as unknown as Triple
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)] as const
}

function hueOf(a: number, b: number) {
  return ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360
}

function cos(degrees: number) {
  return Math.cos((degrees * Math.PI) / 180)
}
