const { projects } = require('../../jest.config')

const node = projects.find(({ displayName }) => displayName === 'node')

/** What takes too long for every change: `npm run weekly`, and the weekly run on GitHub. */
module.exports = {
  ...node,
  rootDir: '../..',
  displayName: 'weekly',
  testMatch: ['<rootDir>/__tests__/weekly/*.test.ts'],
}
