import { money } from '../money/money'
import type { ChoiceRules, ItemRules } from './item'

const choice = (id: string, value = 0, defaultChoice = false): ChoiceRules => ({
  id,
  slug: id,
  price: money('GBP', value),
  defaultChoice,
})

/** For tests: half a chicken that can be made a meal, with a fire to pick, and dips to add. */
export const halfChicken: ItemRules = {
  priceList: [
    { fulfilmentTypes: ['DELIVERY', 'COLLECTION'], price: money('GBP', 895) },
    { fulfilmentTypes: ['EAT_IN'], price: money('GBP', 855) },
  ],
  modifiers: [
    {
      id: 'fire',
      slug: 'choose-baste',
      minChoices: 1,
      maxChoices: 1,
      choices: [choice('medium', 0, true), choice('hot')],
    },
    {
      id: 'meal',
      slug: 'choose-meal',
      minChoices: 1,
      maxChoices: 1,
      choices: [
        choice('on-its-own', 0, true),
        choice('one-regular-side', 160),
        choice('two-regular-sides', 300),
        choice('one-large-side', 260),
      ],
    },
    {
      id: 'regular',
      slug: 'choose-sides-regular',
      minChoices: 1,
      maxChoices: 2,
      selectableQuantity: true,
      enabledBy: [
        { modifierId: 'meal', choiceIds: ['one-regular-side'], count: 1 },
        { modifierId: 'meal', choiceIds: ['two-regular-sides'], count: 2 },
      ],
      choices: [choice('rice'), choice('chips', 30)],
    },
    {
      id: 'large',
      slug: 'choose-sides-large',
      minChoices: 1,
      maxChoices: 1,
      enabledBy: [{ modifierId: 'meal', choiceIds: ['one-large-side'], count: 1 }],
      choices: [choice('large-rice'), choice('large-chips', 30)],
    },
    {
      id: 'salt',
      slug: 'choose-request',
      minChoices: 0,
      maxChoices: 1,
      enabledBy: [{ modifierId: 'regular', choiceIds: ['chips'], count: 1 }],
      choices: [choice('salted', 0, true), choice('plain')],
    },
    {
      id: 'dips',
      slug: 'choose-dip',
      minChoices: 0,
      maxChoices: 3,
      choices: [choice('garlic', 95), choice('perinaise', 95)],
    },
  ],
}
