import { placeFreeName } from '../webpack/place-free-names-plugin.mjs'

const PNPM = '/home/a/galo/node_modules/.pnpm'
const CHECKOUT = '/srv/menu'

const named = (root: string, ...names: readonly string[]) => names.map((name) => placeFreeName(name, root))

describe('placeFreeName', () => {
  it.each([
    [
      'a package of ours',
      ['/home/a/galo/shared/ui/src/card.tsx', `${CHECKOUT}/node_modules/@galo/ui/src/card.tsx`],
      '../shared/ui/src/card.tsx',
    ],
    [
      'a package of others',
      [`${PNPM}/zod@4.6.7/node_modules/zod/v4/mini/index.js`, `${CHECKOUT}/node_modules/zod/v4/mini/index.js`],
      '../node_modules/zod/v4/mini/index.js',
    ],
    [
      'a source with the loaders it goes through',
      [
        `${PNPM}/swc-loader@0.2.7_x/node_modules/swc-loader/src/index.js??use[0]!/home/a/galo/mfe-menu/remote.ts`,
        `${CHECKOUT}/node_modules/swc-loader/src/index.js??use[0]!${CHECKOUT}/mfe-menu/remote.ts`,
      ],
      '../node_modules/swc-loader/src/index.js??use[0]!../mfe-menu/remote.ts',
    ],
    [
      'what the federation makes of where it is installed',
      [`/home/a/galo/node_modules/.federation/entry.a1b2.js`, `${CHECKOUT}/node_modules/.federation/entry.c3d4.js`],
      '../node_modules/federation/entry.js',
    ],
  ])('calls %s alike wherever it lies', (_what, [here = '', there = ''], name) => {
    expect([placeFreeName(here, '/home/a/galo'), placeFreeName(there, CHECKOUT)]).toEqual([name, name])
  })

  it('tells files apart that are two', () => {
    const names = named(
      CHECKOUT,
      `${CHECKOUT}/mfe-menu/src/card.tsx`,
      `${CHECKOUT}/node_modules/@galo/ui/src/card.tsx`,
      `${CHECKOUT}/node_modules/@galo/ui/src/cards.tsx`,
    )
    expect(new Set(names).size).toBe(3)
  })
})
