import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../releases/apps.mjs'
import { missingPaths } from './named-paths.mjs'

const FILES = [
  'shared/domain/src/basket/fees.ts',
  'mfe-menu/README.md',
  'mfe-menu/src/pages/menu/menu-page.tsx',
  'docs/api/a.md',
]
const missing = (markdown: string, file = 'README.md') => missingPaths({ file, markdown }, FILES)

describe('missingPaths', () => {
  it('names a file that has moved, by its path, by its name or by a link', () => {
    expect(missing('`shared/domain/src/basket/fee.ts`, `fee.ts`, [calls](docs/api/b.md)')).toEqual([
      'docs/api/b.md',
      'shared/domain/src/basket/fee.ts',
      'fee.ts',
    ])
  })

  it('finds what is there: from the root, beside the document, in its sources, any of several', () => {
    expect(missing('`shared/domain/src/basket/fees.ts` `fees.ts` `mfe-*/src/pages` [calls](docs/api)')).toEqual([])
    expect(
      missing('`src/pages` `pages/menu/menu-page.tsx` `pages/{menu,item}/` `pages/<page>/`', 'mfe-menu/README.md'),
    ).toEqual([])
    expect(missing('[up](../docs/api/a.md#part)', 'mfe-menu/README.md')).toEqual([])
  })

  it('takes addresses, packages and what is built for no paths', () => {
    expect(missing('`/order/menu` `@galo/domain` `.galo/releases` `text/html` `a/b`\n```\ndocs/none.ts\n```')).toEqual(
      [],
    )
  })
})

describe('The documents', () => {
  const LEFT_OUT = new Set(['node_modules', 'dist', '.git', '.galo', 'test-results', 'bench-results'])
  const filesIn = (folder: string): readonly string[] =>
    readdirSync(join(ROOT, folder), { withFileTypes: true })
      .filter(({ name }) => !LEFT_OUT.has(name))
      .flatMap((entry) => {
        const path = folder === '' ? entry.name : `${folder}/${entry.name}`
        return entry.isDirectory() ? filesIn(path) : [path]
      })
  const files = filesIn('')
  // Decisions say what was true on their day; the capability table and the API reference have checks of their own.
  const documents = files.filter((file) => file.endsWith('.md') && !/^docs\/(decisions|capabilities|api)\//.test(file))

  it.each(documents)('%s names only files and folders that exist', (file) => {
    const markdown = readFileSync(join(ROOT, file), 'utf8')
    expect(missingPaths({ file, markdown }, files)).toEqual([])
  })
})
