/**
 * Imports go one way: a folder may use those of its own layer and of the layers before it, and nothing imports in a circle, not
 * even for a type. Read by dependency-cruiser, a step of `npm run check`.
 */
const LAYERS = [
  ['theme', 'lib', 'contracts', 'content'],
  ['hooks', 'components/ui'],
  ['components/gallery'],
  [
    'components/(drawing|flipbook|island|layout|offer|open-it|sections|service|shortlist|street-front)',
    'features',
  ],
  ['components/workshop', 'templates', 'develop'],
]

const inside = (folders) => `^src/(${folders.join('|')})/`

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    { name: 'no-circle', severity: 'error', from: {}, to: { circular: true } },
    ...LAYERS.slice(0, -1).map((layer, index) => ({
      name: `only-earlier-layers-than-${layer[0].replace(/\W+/g, '-')}`,
      severity: 'error',
      from: { path: inside(layer) },
      to: { path: inside(LAYERS.slice(index + 1).flat()) },
    })),
    {
      name: 'every-folder-has-a-layer',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: `${inside(LAYERS.flat())}|^src/(bench|commands|gatsby|lint)/|\\.d\\.ts$`,
      },
      to: {},
    },
    {
      name: 'features-apart',
      comment: 'What two features share is a contract or in lib.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'functions-without-the-site',
      comment: 'Functions share with the site only what is free of React.',
      severity: 'error',
      from: { path: '^netlify/' },
      to: { path: '^src/', pathNot: inside(LAYERS[0]) },
    },
  ],
  options: {
    // Imports of types count.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    includeOnly: '^(src|netlify|gatsby-)',
  },
}
