/** Path of a page's social preview image: "/doors/composite" → "/social/doors-composite.jpg". */
export function socialPicturePath(path: string) {
  const name =
    path
      .replace(/\.html$/, '')
      .split('/')
      .filter(Boolean)
      .join('-') || 'home'
  return `/social/${name}.jpg`
}
