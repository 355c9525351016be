/** Where the viewer of a brochure stands, from the name or the address of its PDF: "x.pdf" → "/brochures/x". */
export function flipbookPath(file: string) {
  return `/brochures/${file.replace(/^.*\//, '').replace(/\.pdf$/, '')}`
}
