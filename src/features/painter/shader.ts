import { SOFT_EDGE, softEdges, type Files, type Paint, type Tones } from './paint'

const CORNERS = `attribute vec2 at;
varying vec2 place;
void main() {
  place = vec2(at.x, 1. - at.y);
  gl_Position = vec4(at * 2. - 1., 0., 1.);
}`

/** All light is in units of the scale, which therefore does not appear. */
const MIX = `precision highp float;
varying vec2 place;
uniform sampler2D black, table, white0, white1, figure0, figure1;
uniform vec3 light, dark;
uniform vec4 box, edges;
uniform vec2 size, albedo, curve;
vec3 linear(sampler2D file) {
  vec3 value = texture2D(file, place).rgb;
  return value * value;
}
vec3 level(float blue, vec3 c) {
  return texture2D(table, vec2((blue + (c.r * (curve.x - 1.) + .5) / curve.x) / curve.x, (c.g * (curve.x - 1.) + .5) / curve.x)).rgb;
}
vec3 paint(sampler2D figure) {
  return (mix(light, dark, texture2D(figure, place).r) - albedo.x) / (albedo.y - albedo.x);
}
void main() {
  vec3 under = linear(black);
  vec3 sum = under + (linear(white0) - under) * paint(figure0) + (linear(white1) - under) * paint(figure1);
  vec3 c = sqrt(clamp(sum, 0., 1.));
  float blue = min(floor(c.b * (curve.x - 1.)), curve.x - 2.);
  vec3 shown = mix(level(blue, c), level(blue + 1., c), c.b * (curve.x - 1.) - blue);
  vec2 middle = (box.xy + place * box.zw) / size - .5;
  shown *= 1. - curve.y * pow(2. * dot(middle, middle), 1.2);
  vec4 inside = vec4(place, 1. - place) * box.zwzw / ${SOFT_EDGE}. + (1. - edges);
  float seen = clamp(min(min(inside.x, inside.y), min(inside.z, inside.w)), 0., 1.);
  gl_FragColor = vec4(shown * seen, seen);
}`

/** Sets up the shader on a canvas of the frame's size; nothing when WebGL is not to be had. */
export function createShader(canvas: HTMLCanvasElement, paint: Paint, files: Files) {
  const gl = canvas.getContext('webgl', { preserveDrawingBuffer: true })
  if (!gl) return undefined
  const program = gl.createProgram()
  for (const [type, source] of [
    [gl.VERTEX_SHADER, CORNERS],
    [gl.FRAGMENT_SHADER, MIX],
  ] as const) {
    const shader = gl.createShader(type)!
    gl.shaderSource(shader, source)
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

  const [first, second] = files.layers
  // A picture with one layer has a second one that adds nothing to the black.
  const textures = {
    black: files.black,
    table: files.table,
    white0: first!.white,
    white1: second?.white ?? files.black,
    figure0: first!.figure ?? files.black,
    figure1: second?.figure ?? files.black,
  }
  Object.entries(textures).forEach(([name, image], unit) => {
    gl.activeTexture(gl.TEXTURE0 + unit)
    gl.bindTexture(gl.TEXTURE_2D, gl.createTexture())
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGB, gl.RGB, gl.UNSIGNED_BYTE, image)
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE)
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE)
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR)
    gl.uniform1i(gl.getUniformLocation(program, name), unit)
  })
  const [x, y, width, height] = paint.box
  const uniform = (name: string) => gl.getUniformLocation(program, name)
  gl.uniform4fv(uniform('box'), paint.box)
  gl.uniform4fv(uniform('edges'), softEdges(paint))
  gl.uniform2fv(uniform('size'), paint.size)
  gl.uniform2fv(uniform('albedo'), paint.albedo)
  gl.uniform2f(uniform('curve'), paint.curve.points, paint.curve.vignette)
  gl.viewport(x, paint.size[1] - y - height, width, height)

  return ({ light, dark }: Tones) => {
    gl.uniform3fv(uniform('light'), light)
    gl.uniform3fv(uniform('dark'), dark)
    gl.drawArrays(gl.TRIANGLE_STRIP, 0, 4)
  }
}
