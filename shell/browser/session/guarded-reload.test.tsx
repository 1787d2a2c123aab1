import { storesInUse } from '@galo/build/descriptions'
import { createState } from '@galo/state'
import { aStorage } from '../test/a-session'
import { isBusy, mayReload } from './guarded-reload'
import { createTabMemory } from './tab-memory'

const aMemory = (storage = aStorage()) => createTabMemory(() => storage)
const ending = { expiry: 1_900, lifeS: 900 }
const may = (
  token: Partial<typeof ending> | { lifeS: null } = {},
  over: Partial<Parameters<typeof mayReload>[1]> = {},
) =>
  mayReload(
    { ...ending, ...token },
    { memory: aMemory(), now: 1_000_000, isOnline: true, isBusy: () => false, ...over },
  )

describe('a page is loaded again for a token that is about to end', () => {
  it('where nobody would lose anything', () => expect(may()).toBe(true))
  it.each([
    ['of a life so short that it is always about to end', () => may({ lifeS: 150 })],
    ['that does not say how long it lives', () => may({ lifeS: null })],
    ['while the device has no line', () => may({}, { isOnline: false })],
    ['while somebody is at something', () => may({}, { isBusy: () => true })],
  ])('but not for one %s', (_, asked) => expect(asked()).toBe(false))

  it('once for each, and not again within five minutes', () => {
    const memory = aMemory()
    memory.rememberReload({ expiry: 1_900, at: 1_000_000 })
    expect(may({}, { memory, now: 9_000_000 })).toBe(false)
    expect(may({ expiry: 2_800 }, { memory, now: 1_299_999 })).toBe(false)
    expect(may({ expiry: 2_800 }, { memory, now: 1_300_000 })).toBe(true)
  })
})

describe('somebody is at something', () => {
  const state = createState(storesInUse())
  const page = (html: string) => {
    document.body.innerHTML = html
    return isBusy(document, state)
  }

  it.each([
    ['<p>Words</p><input type="text"><input type="checkbox" value="on" checked>', false],
    ['<input type="text" value="Deansgate">', true],
    ['<textarea>No onions</textarea>', true],
    ['<dialog open>Sure?</dialog>', true],
    ['<div role="dialog"></div>', true],
  ])('on a page with %s: %s', (html, expected) => expect(page(html)).toBe(expected))

  it('whose cursor is in a field', () => {
    page('<input type="text">')
    document.querySelector('input')?.focus()
    expect(isBusy(document, state)).toBe(true)
  })

  it('who is paying', () => {
    page('')
    expect(isBusy(document, state)).toBe(false)
    state.write('payment').setState({ attempt: { stage: 'building' } as never })
    expect(isBusy(document, state)).toBe(true)
  })
})
