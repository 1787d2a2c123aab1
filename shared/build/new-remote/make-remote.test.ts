import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeRemote } from './make-remote.mjs'

let root: string
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'galo-remote-'))))
afterEach(() => rmSync(root, { recursive: true, force: true }))

describe('makeRemote', () => {
  it('makes one folder, with the name spelt as each place wants it', () => {
    const files: readonly string[] = makeRemote('gift-cards', root)
    expect(files.every((file) => file.startsWith('mfe-gift-cards/'))).toBe(true)
    expect(files).toContain('mfe-gift-cards/src/exposes/gift-cards-note.tsx')
    const remote = readFileSync(join(root, 'mfe-gift-cards/remote.ts'), 'utf8')
    expect(remote).toContain("'gift-cards.home': { path: '/order/gift-cards' }")
    const page = readFileSync(join(root, 'mfe-gift-cards/src/pages/gift-cards/gift-cards-page.tsx'), 'utf8')
    expect(page).toContain('export const GiftCardsPage')
    for (const file of files) expect(readFileSync(join(root, file), 'utf8')).not.toMatch(/NAME|PASCAL|CAMEL|TITLE/)
  })

  it.each(['', 'Rewards', 'gift cards', '../rewards', '-', 'a--b'])('refuses "%s" as a name', (name) => {
    expect(() => makeRemote(name, root)).toThrow('is no name')
  })

  it('leaves a remote alone that is there already', () => {
    makeRemote('rewards', root)
    expect(() => makeRemote('rewards', root)).toThrow('There is a mfe-rewards already')
  })
})
