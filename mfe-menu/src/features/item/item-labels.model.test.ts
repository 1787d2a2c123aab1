import { dietWords, labelWords } from './item-labels.model'

const UK = { language: 'en', market: 'UK' } as const

describe('dietWords', () => {
  it.each([
    ['a vegan dish, which is vegetarian too, only vegan', ['VEGETARIAN', 'VEGAN', 'HALAL'], ['Vegan', 'Halal']],
    ['a vegan dish only vegan, in whatever order it is said', ['VEGAN', 'VEGETARIAN'], ['Vegan']],
    ['a vegetarian dish that is not vegan vegetarian', ['VEGETARIAN', 'GLUTEN_FREE'], ['Vegetarian', 'Gluten free']],
    ['nothing by a word that it does not know', ['FLEXITARIAN', 'toString', 'VEGETARIAN'], ['Vegetarian']],
  ])('calls %s', (_, diets, words) => {
    expect(dietWords(diets, UK)).toEqual(words)
  })
})

describe('labelWords', () => {
  it('keeps the menu’s order, and leaves out what it does not know', () => {
    expect(labelWords(['ITS_BACK', 'ON_THE_MOON', 'NEW'], UK)).toEqual(['It’s back', 'New'])
  })
})
