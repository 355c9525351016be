// Two worlds: what runs in a browser is tested in jsdom, what runs in Node is tested in Node.
// Packages that ship nothing but modules, which jest reads only when they are transformed: the lightbox, react-markdown and what it uses.
const MODULES = [
  'yet-another-react-lightbox|react-markdown|devlop|unified|bail|trough|zwitch|ccount|is-plain-obj|longest-streak|html-url-attributes|trim-lines',
  'vfile|vfile-message|remark-[^/]+|mdast-[^/]+|micromark[^/]*|hast-[^/]+|unist-[^/]+|estree-util-[^/]+|property-information',
  '(?:comma|space)-separated-tokens|decode-named-character-reference|character-entities[^/]*|@ungap/structured-clone',
].join('|')

/** TypeScript and JSX for tests only: Gatsby has its own compiler for the build. */
const dialect = (parser) => ({
  swcrc: false,
  jsc: { parser, target: 'es2022', transform: { react: { runtime: 'automatic' } } },
  module: { type: 'commonjs' },
})

const shared = {
  // What webpack puts in (src/gatsby/webpack.ts): here there are no layers, so that the door is drawn.
  globals: { __DOOR_LAYERS__: '', __GLASS_HALL__: { address: '', designs: [] } },
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'json', 'node'],
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/src/$1',
    '^@data/(.*)$': '<rootDir>/data/$1',
    '^gatsby$': '<rootDir>/__tests__/support/gatsby-mock.tsx',
    '\\.(jpg|jpeg|png|svg|webp|avif|woff2|css)$': '<rootDir>/__tests__/support/file-mock.ts',
  },
  modulePathIgnorePatterns: ['<rootDir>/.cache', '<rootDir>/public', '<rootDir>/.netlify'],
  transformIgnorePatterns: [`/node_modules/(?!(?:${MODULES})/)`],
  transform: {
    '\\.ts$': ['@swc/jest', dialect({ syntax: 'typescript' })],
    '\\.(mjs|jsx?|tsx)$': ['@swc/jest', dialect({ syntax: 'typescript', tsx: true })],
  },
}

/** @type {import('jest').Config} */
module.exports = {
  // No test times anything: a slow machine takes as long as it takes.
  testTimeout: 60_000,
  // jest leaves one processor free by itself: on two that is half of them.
  maxWorkers: '100%',
  projects: [
    {
      ...shared,
      displayName: 'browser',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/__tests__/src/**/*.test.{ts,tsx}'],
      setupFilesAfterEnv: [
        '<rootDir>/__tests__/support/setup.ts',
        '<rootDir>/__tests__/support/setup-dom.ts',
      ],
    },
    {
      ...shared,
      displayName: 'node',
      testEnvironment: '<rootDir>/__tests__/support/node-environment.js',
      testMatch: [
        '<rootDir>/__tests__/{netlify,contracts,content,commands,data,gatsby,lint,studio}/**/*.test.ts',
      ],
      setupFilesAfterEnv: ['<rootDir>/__tests__/support/setup.ts'],
    },
  ],
}
