// How many texts for people stand in components and models instead of in tables of words. `node words-in-components.mjs [root]` lists them.
import { ESLint } from 'eslint'
import { argv } from 'node:process'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import tseslint from 'typescript-eslint'
import { wordsInTables } from '../../lint/words-in-tables.mjs'

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))
const FILES = [
  'shared/{ui,navigation,vendors}/src/**/*.{ts,tsx}',
  'shell/browser/**/*.{ts,tsx}',
  'mfe-*/src/**/*.{ts,tsx}',
  'platform/src/modules/identity/**/*.ts',
  'platform/console/src/**/*.{ts,tsx}',
]
const IGNORED = [
  '**/*.test.{ts,tsx}',
  '**/*.test-d.ts',
  '**/*.words.ts',
  '**/test/**',
  '**/*.fixture.{ts,tsx}',
  '**/tokens/**',
]

/**
 * Every such text below `root`, with its file and line. Each JSX text, text-bearing attribute and sentence counts once.
 * @param {string} root
 */
export const wordsInComponents = async (root = ROOT) => {
  const eslint = new ESLint({
    cwd: resolve(root),
    overrideConfigFile: true,
    errorOnUnmatchedPattern: false,
    allowInlineConfig: false,
    overrideConfig: [
      { ignores: IGNORED },
      {
        files: ['**/*.{ts,tsx}'],
        languageOptions: { parser: tseslint.parser },
        plugins: { galo: { rules: { 'words-in-tables': wordsInTables } } },
        rules: { 'galo/words-in-tables': 'error' },
      },
    ],
  })
  const results = await eslint.lintFiles(FILES)
  return results.flatMap(({ filePath, messages }) =>
    messages.map(({ line, message }) => ({ file: filePath.slice(resolve(root).length + 1), line, message })),
  )
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  const found = await wordsInComponents(argv[2])
  for (const { file, line, message } of found) console.log(`${file}:${line} ${message}`)
  console.log(`${found.length} words in ${new Set(found.map(({ file }) => file)).size} components and models`)
}
