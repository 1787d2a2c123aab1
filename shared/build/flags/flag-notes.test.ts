import { flagNotes } from './flag-notes.mjs'

const described = {
  owner: 'mfe-menu',
  key: 'banner',
  fallback: false as boolean | string,
  removeAfter: '2027-06-30',
}
const seeded = { key: 'banner', variants: { on: true, off: false } as Readonly<Record<string, unknown>> }
const NOTHING = { mistakes: [], overdue: [], unread: [] }

describe('flagNotes', () => {
  it('has nothing to say of a flag that is read, can be switched and is not overdue', () =>
    expect(flagNotes([described], [seeded], '2027-06-30')).toEqual(NOTHING))

  it('names what is past its last day', () =>
    expect(flagNotes([described], [seeded], '2027-07-01').overdue).toEqual([
      'banner of mfe-menu is overdue since 2027-06-30',
    ]))

  it('names what cannot be switched, and what can be switched to something that nobody reads', () => {
    expect(flagNotes([described], [], '2027-01-01').mistakes).toEqual([
      'banner of mfe-menu: the platform knows no such flag',
    ])
    const words = { ...described, fallback: 'near', values: ['near', 'far'] }
    expect(
      flagNotes([words], [{ ...seeded, variants: { near: 'near', moon: 'moon' } }], '2027-01-01').mistakes,
    ).toEqual(['banner of mfe-menu: can be switched to moon, which nobody reads'])
    expect(flagNotes([words], [seeded], '2027-01-01').mistakes).toHaveLength(2)
  })

  it('names what is there and read nowhere', () =>
    expect(flagNotes([], [seeded], '2027-01-01').unread).toEqual(['banner']))
})
