import { quickDiets } from './quick-diets.model'

const dishes = (count: number, ...diets: readonly string[]) => ({
  items: Array.from({ length: count }, () => ({ diets })),
})

describe('The diets beside the search', () => {
  it('are those that many dishes keep, in whichever sections, in the order they are asked for', () => {
    const sections = [dishes(7, 'VEGAN', 'VEGETARIAN'), dishes(9, 'GLUTEN_FREE'), dishes(1, 'VEGAN')]
    expect(quickDiets(sections)).toEqual(['VEGAN', 'GLUTEN_FREE'])
  })

  it('are none that a dish or two keep, nor one that nobody has looked into', () =>
    expect(quickDiets([dishes(1, 'HALAL'), dishes(40, 'UNKNOWN')])).toEqual([]))

  it('are none that few people ask for, however many dishes keep it', () =>
    expect(quickDiets([dishes(60, 'LOW_FAT', 'KOSHER')])).toEqual([]))
})
