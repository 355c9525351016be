const { TestEnvironment } = require('jest-environment-node')

/** jest gives each test file a Float32Array of its own; the encoder's engine is native, gives Node's, and its package refuses any other. */
module.exports = class extends TestEnvironment {
  constructor(...given) {
    super(...given)
    this.global.Float32Array = Float32Array
  }
}
