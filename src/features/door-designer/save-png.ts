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
    await savePicture(Math.round((WIDTH * height) / width), name, (context, high) =>
      context.drawImage(image, 0, 0, WIDTH, high),
    )
  } finally {
    URL.revokeObjectURL(address)
  }
}

/**
 * Saves a photographed door as a PNG file, with what is painted on it.
 *
 * @param element holds its picture and canvases, one upon the other and all of one shape
 */
export async function savePhoto(element: HTMLElement, name: string, isMirrored: boolean) {
  const layers = [...element.querySelectorAll<HTMLImageElement | HTMLCanvasElement>('img, canvas')]
  const [wall] = layers
  if (!(wall instanceof HTMLImageElement)) throw new Error('There is no picture to save')
  await wall.decode()
  await savePicture(Math.round((WIDTH * wall.naturalHeight) / wall.naturalWidth), name, (context, high) => {
    if (isMirrored) context.setTransform(-1, 0, 0, 1, WIDTH, 0)
    for (const layer of layers) context.drawImage(layer, 0, 0, WIDTH, high)
  })
}

async function savePicture(
  height: number,
  name: string,
  draw: (context: CanvasRenderingContext2D, height: number) => void,
) {
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = height
  draw(canvas.getContext('2d')!, height)
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!picture) throw new Error('The browser made no picture of the door')
  const link = document.createElement('a')
  link.href = URL.createObjectURL(picture)
  link.download = `${name}.png`
  link.click()
  URL.revokeObjectURL(link.href)
}
