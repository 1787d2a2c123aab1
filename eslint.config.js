import { defineConfig, globalIgnores } from 'eslint/config'
import reactHooks from 'eslint-plugin-react-hooks'
import globals from 'globals'
import tseslint from 'typescript-eslint'
import { codesWithAKey } from './shared/build/lint/codes-with-a-key.mjs'
import { wordsInTables } from './shared/build/lint/words-in-tables.mjs'

const TESTS = [
  '**/*.test.{ts,tsx}',
  '**/*.test-d.ts',
  'shared/testing/**',
  'platform/console/src/test/**',
  'shared/build/jest/**',
  'e2e/**',
]

/** The import graph proper is dependency-cruiser's; these two are echoed here so that an editor says so while typing. */
const ROUTER = {
  group: ['react-router', 'react-router-dom', 'react-router/*'],
  message: "Import from '@galo/navigation'.",
}
const FEDERATION = {
  group: ['@module-federation/*'],
  message: 'Only shell/browser/remotes talks to the federation runtime.',
}
const EXTERNAL_STORE = {
  group: ['react'],
  importNames: ['useSyncExternalStore'],
  message: "Read by useExternalStore of '@galo/state', which a page that is shown again is judged by.",
}
/**
 * @param {...object} patterns
 * @returns {{ 'no-restricted-imports': ['error', object] }}
 */
const restrictImports = (...patterns) => ({ 'no-restricted-imports': ['error', { patterns }] })

const READS_CLOCK = [
  { object: 'Date', property: 'now', message: 'Take `now` as an argument, or read services.clock.' },
  { object: 'performance', property: 'now', message: 'Take `now` as an argument, or read services.clock.' },
]
const MAKES_CHANCE = [
  { object: 'Math', property: 'random', message: 'Take ids and chance as arguments, or call services.createId.' },
  { object: 'crypto', property: 'randomUUID', message: 'Take ids and chance as arguments, or call services.createId.' },
]
const NEW_DATE = {
  selector: 'NewExpression[callee.name="Date"][arguments.length=0]',
  message: 'Take `now` as an argument, or read services.clock.',
}
const INLINE_STYLE = {
  selector: 'JSXAttribute[name.name="style"]',
  message: 'The content security policy forbids style attributes; use the css prop, or a CSS variable set through it.',
}
const BROWSER_GLOBALS = ['window', 'document', 'navigator', 'location', 'localStorage', 'sessionStorage', 'fetch'].map(
  (name) => ({
    name,
    message: 'A rule is pure: I/O arrives as an argument.',
  }),
)

export default defineConfig(
  globalIgnores([
    '**/dist/',
    '**/.galo/',
    '**/node_modules/',
    '**/*-results/',
    '**/playwright-report/',
    'shared/build/probes/',
    '**/*.d.mts',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    name: 'galo/codes-with-a-key',
    plugins: { galo: { rules: { 'words-in-tables': wordsInTables, 'codes-with-a-key': codesWithAKey } } },
    rules: { 'galo/codes-with-a-key': 'error' },
  },

  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommended],
    languageOptions: { parserOptions: { project: 'tsconfig.lint.json', tsconfigRootDir: import.meta.dirname } },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // The typed rules that find bugs a test seldom meets: a promise nobody waits for, a case nobody thought of.
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false, arguments: false } },
      ],
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/only-throw-error': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      ...restrictImports(ROUTER, FEDERATION),
    },
  },
  {
    files: ['{shared/services,shell/browser,mfe-*}/**'],
    rules: restrictImports(ROUTER, FEDERATION, EXTERNAL_STORE),
  },
  { files: ['shared/navigation/**'], rules: restrictImports(FEDERATION, EXTERNAL_STORE) },
  { files: ['shell/browser/remotes/**'], rules: restrictImports(ROUTER, EXTERNAL_STORE) },

  {
    name: 'galo/pure-rules',
    files: ['shared/domain/**/*.ts', 'shared/contracts/**/*.ts', '**/*.model.ts', '**/*.transitions.ts'],
    ignores: TESTS,
    rules: {
      'no-restricted-globals': ['error', ...BROWSER_GLOBALS],
      'no-restricted-properties': ['error', ...READS_CLOCK, ...MAKES_CHANCE],
      'no-restricted-syntax': ['error', NEW_DATE],
    },
  },
  {
    name: 'galo/screens',
    files: [
      '{shared/ui,shared/navigation,shared/vendors,shell/browser,mfe-*}/**/*.{ts,tsx}',
      'platform/console/src/**/*.{ts,tsx}',
    ],
    ignores: [
      ...TESTS,
      '**/*.model.ts',
      '**/*.transitions.ts',
      'shell/browser/startup/**',
      'shell/browser/main.ts',
      'platform/console/src/main.tsx',
    ],
    extends: [reactHooks.configs.flat.recommended],
    rules: {
      'no-restricted-properties': ['error', ...READS_CLOCK, ...MAKES_CHANCE],
      'no-restricted-syntax': ['error', NEW_DATE, INLINE_STYLE],
    },
  },
  {
    name: 'galo/words-in-tables',
    files: [
      '{shared/ui,shared/navigation,shared/vendors,shell/browser,mfe-*}/**/*.{ts,tsx}',
      // The sign-in pages. Those of the card's stand-in are another company's.
      'platform/src/modules/identity/**/*.ts',
      'shell/server/website/**/*.ts',
      'platform/console/src/**/*.{ts,tsx}',
    ],
    ignores: [...TESTS, '**/*.words.ts', '**/test/**', '**/*.fixture.{ts,tsx}', 'shared/ui/src/tokens/**'],
    rules: { 'galo/words-in-tables': 'error' },
  },
  {
    name: 'galo/processes-talk-on-the-console',
    files: ['platform/**', 'shell/server/**', 'shared/build/**', 'e2e/**'],
    ignores: ['platform/console/src/**'],
    rules: { 'no-console': 'off' },
  },
  {
    // The slot arrives by context: made once by the shell, not while rendering.
    files: ['shared/navigation/src/fragment.tsx'],
    rules: { 'react-hooks/static-components': 'off' },
  },
  {
    files: TESTS,
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },

  {
    files: ['**/*.{js,mjs,cjs}'],
    languageOptions: { globals: { ...globals.node } },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-undef': 'error',
      'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'prefer-const': 'error',
    },
  },
  // What runs in the page that is tried, beside what has it run there.
  {
    files: ['shared/build/releases/trial/*.mjs', 'shared/build/refresh/*.js'],
    languageOptions: { globals: { ...globals.browser } },
  },
  { files: ['**/*.cjs'], languageOptions: { sourceType: 'commonjs', globals: { ...globals.jest } } },
)
