const js = require('@eslint/js')
const prettier = require('eslint-config-prettier')
const { createTypeScriptImportResolver } = require('eslint-import-resolver-typescript')
const importX = require('eslint-plugin-import-x')
const jsxA11y = require('eslint-plugin-jsx-a11y')
const react = require('eslint-plugin-react')
const reactHooks = require('eslint-plugin-react-hooks')
const globals = require('globals')
const tseslint = require('typescript-eslint')
const noCopy = require('./src/lint/no-copy')
const noPageWideHas = require('./src/lint/no-page-wide-has')
const noSetStateWhileRendering = require('./src/lint/no-set-state-while-rendering')

const house = {
  rules: {
    'no-copy': noCopy,
    'no-page-wide-has': noPageWideHas,
    'no-set-state-while-rendering': noSetStateWhileRendering,
  },
}

module.exports = tseslint.config(
  {
    ignores: [
      '.cache/',
      '.netlify/',
      'coverage/',
      'node_modules/',
      'public/',
      'playwright-report/',
      'static/',
      'studio/out/',
      'test-results/',
      'src/gatsby-types.d.ts',
    ],
  },
  js.configs.recommended,
  importX.flatConfigs.recommended,
  {
    languageOptions: { globals: globals.node, ecmaVersion: 'latest' },
    settings: { 'import-x/resolver-next': [createTypeScriptImportResolver({ project: './tsconfig.json' })] },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      // TypeScript and webpack answer these, and the packages' own names for their defaults are not ours to judge.
      'import-x/no-unresolved': 'off',
      'import-x/namespace': 'off',
      'import-x/named': 'off',
      'import-x/no-named-as-default': 'off',
      'import-x/no-named-as-default-member': 'off',
      'import-x/order': [
        'error',
        {
          groups: ['builtin', 'external', 'internal', ['parent', 'sibling', 'index']],
          pathGroups: [{ pattern: '@/**', group: 'internal' }],
          alphabetize: { order: 'ignore' },
        },
      ],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    // Those that need types: src/lint/of-types.jsonc.
    extends: [tseslint.configs.recommended],
    rules: {
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
    },
  },
  {
    files: [
      'src/**/*.tsx',
      'src/{hooks,features,components}/**/*.ts',
      'gatsby-{browser,ssr}.tsx',
      '__tests__/**/*.tsx',
    ],
    extends: [
      react.configs.flat.recommended,
      react.configs.flat['jsx-runtime'],
      jsxA11y.flatConfigs.recommended,
    ],
    plugins: {
      'react-hooks': reactHooks,
      house,
    },
    languageOptions: { globals: globals.browser },
    settings: { react: { version: 'detect' } },
    rules: {
      ...reactHooks.configs.recommended.rules,
      'house/no-set-state-while-rendering': 'error',
      // TypeScript checks properties; styled-components' own are unknown to the rule.
      'react/prop-types': 'off',
      'react/no-unknown-property': 'off',
    },
  },
  {
    // What visitors read comes from data/, where editors can change it.
    files: ['src/{components,features,templates,hooks}/**/*.{ts,tsx}', 'src/gatsby/brochures/pdf/*.tsx'],
    ignores: [
      // Only developers see it.
      'src/components/workshop/**',
      'src/templates/workshop.tsx',
      // A sentence that grammar puts together from the parts of a door; its parts come from data/.
      'src/features/door-designer/describe-door.ts',
      // Names in the analytics, which the specification fixes.
      'src/features/lead-form/report-enquiry.ts',
    ],
    plugins: { house },
    rules: { 'house/no-copy': 'error' },
  },
  {
    files: ['src/{components,features,templates,theme}/**/*.{ts,tsx}'],
    plugins: { house },
    rules: { 'house/no-page-wide-has': 'error' },
  },
  { files: ['*.js', 'src/lint/*.js', '__tests__/support/*.js'], languageOptions: { sourceType: 'commonjs' } },
  { files: ['__tests__/**'], languageOptions: { globals: globals.jest } },
  prettier,
)
