/** Path of a brochure's flipbook page, from the name or address of its PDF: "x.pdf" → "/brochures/x". */
export function flipbookPath(file: string) {
  return `/brochures/${file.replace(/^.*\//, '').replace(/\.pdf$/, '')}`
}
