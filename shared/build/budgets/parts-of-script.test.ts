import { brotliCompressSync } from 'node:zlib'
import { partOf, partsOfScript } from './parts-of-script.mjs'

describe('what a source is a part of', () => {
  it.each([
    ['/galo/node_modules/.pnpm/react-dom@19/node_modules/react-dom/cjs/react-dom-client.production.js', 'React'],
    ['/galo/node_modules/.pnpm/x/node_modules/@module-federation/sdk/dist/dom.js', 'Federation'],
    ['/galo/shared/build/federation/adapter-of-shell.js', 'Federation'],
    ['webpack/runtime/consumes', 'Federation'],
    ['webpack/runtime/load script', 'Loading of chunks (webpack)'],
    ['/galo/node_modules/.pnpm/x/node_modules/react-router/dist/development/chunk.mjs', 'React Router'],
    ['/galo/node_modules/.pnpm/x/node_modules/zustand/esm/vanilla.mjs', 'zustand'],
    ['/galo/shared/ui/src/media/picture.tsx', '`@galo/ui`'],
    ['/galo/shell/browser/main.ts', 'shell'],
    ['/galo/mfe-menu/src/pages/menu/menu-page.tsx', 'mfe-menu'],
  ])('%s', (source, part) => expect(partOf(source)).toBe(part))
})

describe('the parts of a script', () => {
  // Two segments on one line: column 0 is the first source's, column 12 the second's.
  const map = {
    file: 'main.js',
    version: 3,
    sources: ['/galo/shell/browser/main.ts', '/galo/shared/ui/src/text.ts'],
    sourcesContent: [],
    names: [],
    mappings: 'AAAA,YCAA',
    sourceRoot: '',
  }
  const code = 'start(page);draw("words", "words", "more words")'

  it('take all of its compressed bytes between them', () => {
    const parts = partsOfScript(code, map)
    expect([...parts.keys()]).toEqual(['shell', '`@galo/ui`'])
    const sum = [...parts.values()].reduce((total, bytes) => total + bytes, 0)
    expect(sum).toBeCloseTo(brotliCompressSync(code).length)
  })
})
