import { defaultSelection, formatMoney, type Selection } from '@galo/domain'
import { aChoice, aHalfChicken, aMenuItem, aModifier } from '@galo/testing'
import {
  choiceGroups,
  energyWords,
  heatOf,
  isFull,
  isSameGroup,
  kcalWith,
  problemWords,
  takeChoice,
  totalFor,
  withoutUnavailable,
  type ChoiceGroupModel,
} from './item-configurator.model'

const UK = { language: 'en', market: 'UK' } as const

const chicken = aHalfChicken()

const group = (selection: Selection, modifierId: string, item = chicken): ChoiceGroupModel => {
  const found = choiceGroups(item, selection).find(({ modifier }) => modifier.id === modifierId)
  if (found === undefined) throw new Error(`${modifierId} is not asked`)
  return found
}

const take = (selection: Selection, modifierId: string, choiceId: string, count = 1) =>
  takeChoice(chicken, selection, group(selection, modifierId), choiceId, count)

const combo = take(defaultSelection(chicken), 'meal', 'meal-two-sides')

describe('choiceGroups', () => {
  it('asks for fire and meal first, and for sides only once the meal brings them', () => {
    const ids = (selection: Selection) => choiceGroups(chicken, selection).map(({ modifier }) => modifier.id)
    expect(ids(defaultSelection(chicken))).toEqual(['baste', 'meal'])
    expect(ids(combo)).toEqual(['baste', 'meal', 'meal-sides'])
  })

  it('asks for fire as a heat, for the meal as one of several, for sides so many of several', () => {
    expect(choiceGroups(chicken, combo).map(({ form }) => form)).toEqual(['heat', 'one', 'counted'])
  })
})

describe('isSameGroup', () => {
  it('is so while neither the question nor its own answers change', () => {
    expect(isSameGroup(group(combo, 'meal'), group(take(combo, 'baste', 'hot'), 'meal'))).toBe(true)
    expect(isSameGroup(group(combo, 'meal'), group(take(combo, 'meal', 'meal-one-side'), 'meal'))).toBe(false)
  })
})

describe('energyWords', () => {
  const chips = aMenuItem({
    slug: 'peri-chips',
    nutritionalFacts: { ...aMenuItem().nutritionalFacts, kcal: 420 },
    modifiers: [
      aModifier({ choices: [aChoice({ slug: 'regular' }), aChoice({ slug: 'large', kcal: 280 })] }),
      aModifier({
        id: 'add',
        slug: 'choose-add',
        maxChoices: 2,
        choices: [
          aChoice({ slug: 'cheese', kcal: 82 }),
          aChoice({ slug: 'no-salt' }),
          aChoice({ slug: 'lighter', kcal: -35 }),
        ],
      }),
    ],
  })
  const wordsOf = (modifierId: string, item = chips) => {
    const asked = group({}, modifierId, item)
    return asked.modifier.choices.map((choice) => energyWords(asked, choice, UK))
  }

  it('is the whole portion in each size, never what a large one has more', () => {
    expect(wordsOf('size')).toEqual(['420 kcal', '700 kcal'])
  })

  it('is a difference with its sign for what is added or left out, and nothing where nothing changes', () => {
    expect(wordsOf('add')).toEqual(['+82 kcal', null, '−35 kcal'])
  })

  it('is the portion for a side, which is a dish of its own', () => {
    const rice = aChoice({ slug: 'spiced-rice', itemId: 'item-spiced-rice', kcal: 210 })
    expect(energyWords(group(combo, 'meal-sides'), rice, UK)).toBe('210 kcal')
  })

  it('is left out for strong drinks, in any size', () => {
    const wine = { ...chips, nutritionalFacts: { ...chips.nutritionalFacts, alcoholPercent: 12 } }
    expect(wordsOf('size', wine)).toEqual([null, null])
  })
})

describe('takeChoice', () => {
  it('gives up the other fire when another one is picked', () => {
    const fogo = take({}, 'baste', 'baste-4')
    expect(take(fogo, 'baste', 'baste-0')['baste']).toEqual(['baste-0'])
  })

  it('takes two different sides, and no third', () => {
    const two = take(take(combo, 'meal-sides', 'side-rice'), 'meal-sides', 'side-slaw')
    expect(isFull(group(two, 'meal-sides'))).toBe(true)
    expect(take(two, 'meal-sides', 'side-chips')['meal-sides']).toEqual(['side-rice', 'side-slaw'])
  })

  it('takes the same side twice', () => {
    expect(take(combo, 'meal-sides', 'side-rice', 2)['meal-sides']).toEqual(['side-rice', 'side-rice'])
  })

  it('gives a side back', () => {
    const one = take(combo, 'meal-sides', 'side-rice')
    expect(take(one, 'meal-sides', 'side-rice', 0)['meal-sides'] ?? []).toEqual([])
  })

  it('forgets the sides when the meal goes', () => {
    const full = take(combo, 'meal-sides', 'side-rice', 2)
    expect(take(full, 'meal', 'meal-on-its-own')).not.toHaveProperty('meal-sides')
  })
})

describe('problemWords', () => {
  it('asks for a fire first, and says that there is one without chilli', () => {
    const problems = problemWords(chicken, defaultSelection(chicken), UK)
    expect([...problems]).toEqual([['baste', 'Pick your fire first. Erva has no chilli at all.']])
  })

  it('counts the sides that are still to choose', () => {
    const one = take(take(combo, 'baste', 'baste-2'), 'meal-sides', 'side-rice')
    expect(problemWords(chicken, one, UK).get('meal-sides')).toBe('Choose 1 more to go on.')
  })

  it('says nothing when everything asked is chosen', () => {
    const done = take(take(combo, 'baste', 'baste-2'), 'meal-sides', 'side-rice', 2)
    expect(problemWords(chicken, done, UK).size).toBe(0)
  })
})

describe('totalFor', () => {
  const price = (selection: Selection, quantity = 1) => {
    const total = totalFor(chicken, selection, quantity, 'COLLECTION')
    return total && formatMoney(total)
  }

  it('adds the meal and what a side costs on top, times the quantity', () => {
    const done = take(take(combo, 'meal-sides', 'side-rice'), 'meal-sides', 'side-chips')
    expect(price(done)).toBe('£14.25')
    expect(price(done, 2)).toBe('£28.50')
  })

  it('has the Irish deposit in it from the start, and none for a drink at the table', () => {
    const cola = aMenuItem({
      slug: 'cola',
      depositFee: { currencyCode: 'EUR', value: 15 },
      priceList: [
        {
          displayName: 'Any',
          kind: 'ANY',
          fulfilmentTypes: ['COLLECTION', 'EAT_IN'],
          price: { currencyCode: 'EUR', value: 300 },
        },
      ],
    })
    expect(totalFor(cola, {}, 2, 'COLLECTION')?.value).toBe(630)
    expect(totalFor(cola, {}, 2, 'EAT_IN')?.value).toBe(600)
  })

  it('has the deposit of a chosen bottle in it, as often as the bottle was chosen', () => {
    const can = { depositFee: { currencyCode: 'EUR', value: 15 }, currencyCode: 'EUR' } as const
    const platter = aMenuItem({
      slug: 'platter',
      priceList: [
        {
          displayName: 'Any',
          fulfilmentTypes: ['COLLECTION', 'EAT_IN'],
          kind: 'ANY',
          price: { currencyCode: 'EUR', value: 3000 },
        },
      ],
      modifiers: [
        aModifier({
          id: 'cans',
          slug: 'choose-drinks',
          maxChoices: 4,
          selectableQuantity: true,
          choices: [aChoice({ id: 'cola', price: 225, ...can }), aChoice({ id: 'tap-water', currencyCode: 'EUR' })],
        }),
      ],
    })
    const cans = { cans: ['cola', 'cola', 'tap-water'] }
    expect(totalFor(platter, cans, 2, 'COLLECTION')?.value).toBe(2 * (3000 + 2 * (225 + 15)))
    expect(totalFor(platter, cans, 2, 'EAT_IN')?.value).toBe(2 * (3000 + 2 * 225))
  })

  it('has no total for a dish that is not sold this way', () => {
    expect(totalFor(chicken, combo, 1, 'EAT_IN')).toBeNull()
  })
})

describe('withoutUnavailable', () => {
  it('does not start with a default that has run out', () => {
    const drink = aModifier({
      id: 'drink',
      slug: 'choose-drink',
      choices: [aChoice({ slug: 'cola', itemId: 'item-cola', defaultChoice: true }), aChoice({ slug: 'water' })],
    })
    const meal = aMenuItem({ modifiers: [drink] })
    const start = defaultSelection(meal)
    expect(start['drink']).toEqual(['choice-cola'])
    expect(withoutUnavailable(meal, start, new Set(['item-cola']))['drink'] ?? []).toEqual([])
    expect(withoutUnavailable(meal, start, new Set())).toEqual(start)
  })
})

describe('what the choices change', () => {
  it('counts the energy of every portion chosen', () => {
    const side = aChoice({ slug: 'rice', kcal: 310 })
    const sides = aModifier({ id: 'sides', minChoices: 0, maxChoices: 2, selectableQuantity: true, choices: [side] })
    const dish = aMenuItem({ modifiers: [sides] })
    expect(kcalWith(dish, { sides: [side.id, side.id] })).toBe(dish.nutritionalFacts.kcal + 620)
  })

  it('takes the colour of the fire that is picked', () => {
    expect(heatOf(chicken, {})).toBeNull()
    expect(heatOf(chicken, { baste: ['baste-4'] })).toBe(4)
  })
})
