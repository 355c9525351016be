import {
  LEAST_AGAIN,
  MOST_AGAIN,
  shownPart,
  type Box,
  type Files,
  type FittedLight,
  type Paint,
  type Tones,
} from './paint'

const CORNERS = `attribute vec2 at;
varying vec2 place;
void main() {
  place = vec2(at.x, 1. - at.y);
  gl_Position = vec4(at * 2. - 1., 0., 1.);
}`

/** The door's metal in another tint: studio/fittings.py. */
const METAL = `
  vec3 shine = light(metal, place);
  vec3 bare = max(sum - shine * from, 0.) * (1. - smoothstep(.7, 1., mask.g));
  sum = mix(sum, bare + shine * tint, swap);`

/** What is laid on it, and the glass of its panes. Beyond the edges of a sheet it goes on, mirrored: for side panels. */
const fit = (hasMetal: boolean) => `
  vec3 mask = texture2D(masks, place).rgb;${hasMetal ? METAL : ''}
  vec2 pane = 1. - abs(1. - mod((box.xy + place * box.zw - sheet.xy) / sheet.zw, 2.));
  sum = mix(sum, light(glass, pane) * gain + lit * mask.b, mask.r);`

// eslint-disable-next-line house/no-copy -- a program for the graphics card: nobody reads it in the page
const UNDER = `uniform vec4 box, edges, part, sheet;
uniform vec3 from, tint, lit;
uniform vec2 size, albedo, curve;
uniform float soft, swap, gain, power, middle;
vec3 light(sampler2D file, vec2 at) {
  vec3 value = texture2D(file, at).rgb;
  return value * value;
}
vec3 layer(sampler2D file) {
  return pow(texture2D(file, place).rgb, vec3(power));
}
vec3 byMiddle(vec3 between, vec3 over, vec3 under) {
  vec3 r = (between - under) / max(over - under, 1e-6) * (albedo.y - albedo.x) / (middle - albedo.x);
  return clamp((1. - r) / max(albedo.y - r * middle, 1e-6), ${LEAST_AGAIN}, ${MOST_AGAIN});
}
vec3 add(vec3 over, vec3 under, vec3 paint, vec3 again) {
  return (over - under) * (paint - albedo.x) / (albedo.y - albedo.x) * (1. - again * albedo.y) / (1. - again * paint);
}
vec3 level(float blue, vec3 c) {
  return texture2D(table, vec2((blue + (c.r * (curve.x - 1.) + .5) / curve.x) / curve.x, (c.g * (curve.x - 1.) + .5) / curve.x)).rgb;
}
void main() {
  vec3 under = layer(black), sum = under;`

/**
 * Mixes any number of layers. All light is in units of the scale, which therefore does not appear.
 *
 * @param figures for each layer, whether it has the figure of wood
 * @param paint whose layers these are
 * @param fitted what is laid on it
 */
function source(figures: readonly boolean[], { layers, where }: Paint, fitted: string) {
  const again = Object.values(layers).map(({ middle, bounce = 0 }, n) =>
    middle
      ? `byMiddle(layer(middle${n}), layer(white${n}), under)`
      : `${bounce.toFixed(2)} * (1. - sqrt(layer(white${n})))`,
  )
  return `precision highp float;
varying vec2 place;
uniform sampler2D black, table, where, masks, metal, glass;
${figures.map((has, n) => `uniform sampler2D white${n}, middle${n}${has ? `, figure${n}` : ''}; uniform vec3 light${n}, dark${n};`).join('\n')}
${UNDER}
${figures
  .map(
    (has, n) =>
      `  sum += add(layer(white${n}), under, mix(light${n}, dark${n}, ${has ? `texture2D(figure${n}, place).r` : '0.'}), ${again[n]});`,
  )
  .join('\n')}${fitted}
  vec3 c = sqrt(clamp(sum, 0., 1.));
  float blue = min(floor(c.b * (curve.x - 1.)), curve.x - 2.);
  vec3 shown = mix(level(blue, c), level(blue + 1., c), c.b * (curve.x - 1.) - blue);
  vec2 pixel = box.xy + place * box.zw, middle = pixel / size - .5;
  shown *= 1. - curve.y * pow(2. * dot(middle, middle), 1.2);
  vec4 inside = vec4(pixel - part.xy, part.xy + part.zw - pixel) / soft + (1. - edges);
  float seen = clamp(min(min(inside.x, inside.y), min(inside.z, inside.w)), 0., 1.)${where ? ' * texture2D(where, place).r' : ''};
  gl_FragColor = vec4(shown * seen, seen);
}`
}

/** Sets up the shader on a canvas of the frame's size; nothing when WebGL is not to be had. */
export function createShader(canvas: HTMLCanvasElement, paint: Paint, files: Files, crop?: Box) {
  const gl = canvas.getContext('webgl', { preserveDrawingBuffer: true })
  if (!gl) return undefined
  const program = gl.createProgram()
  for (const [type, text] of [
    [gl.VERTEX_SHADER, CORNERS],
    [
      gl.FRAGMENT_SHADER,
      source(
        files.layers.map(({ figure }) => Boolean(figure)),
        paint,
        files.masks ? fit(Boolean(files.metal)) : '',
      ),
    ],
  ] as const) {
    const shader = gl.createShader(type)!
    gl.shaderSource(shader, text)
    gl.compileShader(shader)
    gl.attachShader(program, shader)
  }
  gl.linkProgram(program)
  if (!gl.getProgramParameter(program, gl.LINK_STATUS)) return undefined
  gl.useProgram(program)
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer())
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([0, 0, 1, 0, 0, 1, 1, 1]), gl.STATIC_DRAW)
  gl.enableVertexAttribArray(gl.getAttribLocation(program, 'at'))
  gl.vertexAttribPointer(gl.getAttribLocation(program, 'at'), 2, gl.FLOAT, false, 0, 0)
  const uniform = (name: string) => gl.getUniformLocation(program, name)

  const textures = new Map<string, WebGLTexture | null>()
  function show(name: string, image: ImageBitmap | undefined) {
    if (!image) return
    if (!textures.has(name)) textures.set(name, gl!.createTexture())
    const unit = [...textures.keys()].indexOf(name)
    gl!.activeTexture(gl!.TEXTURE0 + unit)
    gl!.bindTexture(gl!.TEXTURE_2D, textures.get(name)!)
    gl!.texImage2D(gl!.TEXTURE_2D, 0, gl!.RGB, gl!.RGB, gl!.UNSIGNED_BYTE, image)
    gl!.texParameteri(gl!.TEXTURE_2D, gl!.TEXTURE_WRAP_S, gl!.CLAMP_TO_EDGE)
    gl!.texParameteri(gl!.TEXTURE_2D, gl!.TEXTURE_WRAP_T, gl!.CLAMP_TO_EDGE)
    gl!.texParameteri(gl!.TEXTURE_2D, gl!.TEXTURE_MIN_FILTER, gl!.LINEAR)
    gl!.uniform1i(uniform(name), unit)
  }
  for (const name of ['black', 'table', 'where', 'masks', 'metal'] as const) show(name, files[name])
  for (const [n, { white, figure, middle }] of files.layers.entries()) {
    show(`white${n}`, white)
    show(`figure${n}`, figure)
    show(`middle${n}`, middle)
  }
  const [x, y, width, height] = paint.box
  const { part, soft, edges } = shownPart(paint, crop)
  gl.uniform4fv(uniform('box'), paint.box)
  gl.uniform4fv(uniform('part'), part)
  gl.uniform4fv(uniform('edges'), edges)
  gl.uniform1f(uniform('soft'), soft)
  gl.uniform1f(uniform('power'), paint.power ?? 2)
  gl.uniform1f(uniform('middle'), paint.middle ?? 1)
  gl.uniform2fv(uniform('size'), paint.size)
  gl.uniform2fv(uniform('albedo'), paint.albedo)
  gl.uniform2f(uniform('curve'), paint.curve.points, paint.curve.vignette)
  gl.viewport(x, paint.size[1] - y - height, width, height)

  return {
    drop: () => gl.getExtension('WEBGL_lose_context')?.loseContext(),
    /** Lays metal and glass on the door from the next drawing on. */
    fit: (light: FittedLight, glass: ImageBitmap, sheet: Box) => {
      show('glass', glass)
      gl.uniform4fv(uniform('sheet'), sheet)
      for (const name of ['from', 'tint', 'lit'] as const) gl.uniform3fv(uniform(name), light[name])
      for (const name of ['swap', 'gain'] as const) gl.uniform1f(uniform(name), light[name])
    },
    draw: (tones: readonly Tones[]) => {
      for (const [n, { light, dark }] of tones.entries()) {
        gl.uniform3fv(uniform(`light${n}`), light)
        gl.uniform3fv(uniform(`dark${n}`), dark)
      }
      gl.drawArrays(gl.TRIANGLE_STRIP, 0, 4)
    },
  }
}
