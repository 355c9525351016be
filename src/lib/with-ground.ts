/** A swatch whose picture stands on its own colour (hex) until it has loaded. */
export const withGround = <Swatch extends { hex: string; picture: object }>(swatch: Swatch) => ({
  ...swatch,
  picture: { ...swatch.picture, ground: swatch.hex },
})
