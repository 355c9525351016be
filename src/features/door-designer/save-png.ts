const WIDTH = 1200

/**
 * Saves a drawing as a PNG file, 1200 pixels wide, on the visitor's device.
 *
 * @param svg the `<svg>` element as it stands in the page
 * @throws Error when the browser cannot turn the drawing into a picture
 */
export async function savePng(svg: SVGSVGElement, name: string) {
  const { width, height } = svg.viewBox.baseVal
  const copy = svg.cloneNode(true) as SVGSVGElement
  copy.setAttribute('width', String(WIDTH))
  copy.setAttribute('height', String(Math.round((WIDTH * height) / width)))
  const source = new Blob([new XMLSerializer().serializeToString(copy)], { type: 'image/svg+xml' })
  const address = URL.createObjectURL(source)
  try {
    const image = new Image()
    image.src = address
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = WIDTH
    canvas.height = Math.round((WIDTH * height) / width)
    canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height)
    const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
    if (!picture) throw new Error('The browser made no picture of the drawing')
    const link = document.createElement('a')
    link.href = URL.createObjectURL(picture)
    link.download = `${name}.png`
    link.click()
    URL.revokeObjectURL(link.href)
  } finally {
    URL.revokeObjectURL(address)
  }
}
