import fc from 'fast-check'
import { searchMenu } from './search-menu.model'

const dish = (displayName: string, description = '') => ({ displayName, description })
const SIDES = {
  displayName: 'Sides',
  items: [dish('Peri chips', 'Skin on'), dish('Maïs à la grille', 'Two corn cobs')],
}
const CHICKEN = { displayName: 'Chicken', items: [dish('Half chicken', 'On the bone'), dish('Ten wings')] }
const MENU = [CHICKEN, SIDES]

const namesFor = (term: string) =>
  searchMenu(MENU, term).sections.flatMap(({ items }) => items.map((item) => item.displayName))

describe('searchMenu', () => {
  it.each([
    ['by its name, however it is written', 'CHIPS', ['Peri chips']],
    ['by what is said of it', 'bone', ['Half chicken']],
    ['by its section', 'sides', ['Peri chips', 'Maïs à la grille']],
    ['without its accents', 'mais', ['Maïs à la grille']],
    ['with accents it does not have', 'chïps', ['Peri chips']],
    ['by the beginning of a word', 'wi', ['Ten wings']],
    ['by words in any order', 'chips peri', ['Peri chips']],
    ['with a letter too many', 'wingss', ['Ten wings']],
    ['with a letter missing', 'chiken', ['Half chicken', 'Ten wings']],
    ['with a wrong letter', 'chops', ['Peri chips']],
  ])('finds a dish %s', (_, term, names) => {
    expect(namesFor(term)).toEqual(names)
  })

  it('guesses only where nothing is called so, and never at short words', () => {
    expect(namesFor('corn')).toEqual(['Maïs à la grille'])
    expect(namesFor('tan')).toEqual([])
  })

  it('finds what is labelled so', () => {
    const labels = ({ displayName }: { readonly displayName: string }) =>
      displayName === 'Ten wings' ? 'gluten free' : ''
    const found = searchMenu(MENU, 'gluten free', labels).sections.flatMap(({ items }) => items)
    expect(found.map(({ displayName }) => displayName)).toEqual(['Ten wings'])
  })

  it('says that it guessed', () => {
    expect(searchMenu(MENU, 'chiken').isGuess).toBe(true)
    expect(searchMenu(MENU, 'chicken').isGuess).toBe(false)
  })

  it('finds everything for who has typed nothing, and keeps whole sections as they are', () => {
    expect(searchMenu(MENU, '  ').sections).toBe(MENU)
    expect(searchMenu(MENU, 'sides').sections[0]).toBe(SIDES)
  })

  it('finds every dish by any word of its name, and never one more for a second word', () => {
    const word = fc.stringMatching(/^[a-zé]{3,8}$/)
    const menu = fc.array(
      fc.record({
        displayName: word,
        items: fc.array(fc.record({ displayName: word, description: word }), { minLength: 1, maxLength: 5 }),
      }),
      { minLength: 1, maxLength: 4 },
    )
    fc.assert(
      fc.property(menu, word, (sections, other) => {
        for (const { items } of sections)
          for (const item of items) {
            const found = searchMenu(sections, item.displayName).sections.flatMap((section) => section.items)
            expect(found).toContain(item)
          }
        const all = sections.flatMap(({ items }) => items)
        for (const { items } of searchMenu(sections, other).sections)
          for (const item of items) expect(all).toContain(item)
      }),
    )
  })
})
