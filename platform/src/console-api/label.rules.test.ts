import { menu } from '../../data'
import { labelsOf } from './label.rules'

const choicesOf = (slug: string) =>
  menu.items.find((item) => item.slug === slug)?.modifiers.flatMap(({ choices }) => choices) ?? []
const choice = (slug: string, itemId: string) => choicesOf(slug).filter((one) => one.itemId === itemId)

describe('The labels of a line', () => {
  it('are that of a pot which is the dish, with what may have got into it', () => {
    const [label, ...others] = labelsOf({ menu_item_id: 'item-louco-dip', modifiers: [] })
    expect(others).toEqual([])
    expect(label).toMatchObject({ name: 'Louco dip', mayContain: ['mustard'] })
    expect(label?.ingredients.filter(({ allergen }) => allergen !== null)).toEqual([
      { text: 'sulphites', allergen: 'sulphite' },
    ])
  })

  it('name the nuts that may be in it, not nuts besides', () => {
    const [cake] = labelsOf({ menu_item_id: 'item-chocolate-cake', modifiers: [] })
    expect(cake?.mayContain).toEqual(['almonds', 'hazelnuts'])
  })

  it('are those of the pots that come with a dish, each once', () => {
    const dip = choice('halloumi-sticks', 'item-garlic-dip')
    expect(dip).toHaveLength(1)
    const labels = labelsOf({ menu_item_id: 'item-halloumi-sticks', modifiers: [{ choices: [...dip, ...dip] }] })
    expect(labels.map(({ name }) => name)).toEqual(['Garlic dip'])
  })

  it('are none of what is packed for who ordered it', () => {
    expect(labelsOf({ menu_item_id: 'item-half-chicken', modifiers: [] })).toEqual([])
  })
})
