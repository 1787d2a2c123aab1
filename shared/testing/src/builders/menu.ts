import type { Choice, Menu, MenuItem, MenuSection, Modifier } from '@galo/contracts/menu'

type Currency = 'GBP' | 'EUR'

/** A choice is named by its slug; everything else has a plain default. `price` in minor units. */
export const aChoice = ({
  slug = 'regular',
  price = 0,
  currencyCode = 'GBP',
  ...given
}: Partial<Omit<Choice, 'price'>> & { price?: number; currencyCode?: Currency } = {}): Choice => ({
  id: `choice-${slug}`,
  slug,
  displayName: slug[0]?.toUpperCase() + slug.slice(1).replaceAll('-', ' '),
  price: { currencyCode, value: price },
  eligibleRewards: [],
  allergens: {},
  kcal: 0,
  defaultChoice: false,
  ...given,
})

/** Pick exactly one of Regular and Large, unless told otherwise. */
export const aModifier = (given: Partial<Modifier> = {}): Modifier => ({
  id: 'size',
  slug: 'choose-size',
  promptLabel: 'How hungry?',
  minChoices: 1,
  maxChoices: 1,
  choices: [aChoice({ slug: 'regular' }), aChoice({ slug: 'large', price: 150 })],
  ...given,
})

/** The six heats; none is chosen by default. */
export const aBaste = (given: Partial<Modifier> = {}): Modifier =>
  aModifier({
    id: 'baste',
    slug: 'choose-baste',
    promptLabel: 'Pick your fire',
    choices: ['Erva', 'Limão', 'Manso', 'Brasa', 'Fogo', 'Louco'].map((displayName, heat) =>
      aChoice({
        id: `baste-${heat}`,
        slug: displayName.toLowerCase().replace('ã', 'a'),
        displayName,
        heat,
        description: `${displayName}, number ${heat}.`,
        ...(heat === 4 ? { allergens: { sulphite: 'YES' as const } } : {}),
      }),
    ),
    ...given,
  })

/** "Make it a meal", and the sides it opens. */
export const aMeal = (): readonly [Modifier, Modifier] => [
  aModifier({
    id: 'meal',
    slug: 'choose-meal',
    promptLabel: 'Make it a meal',
    choices: [
      aChoice({ id: 'meal-on-its-own', slug: 'on-its-own', displayName: 'On its own', defaultChoice: true }),
      aChoice({ id: 'meal-two-sides', slug: 'two-regular-sides', displayName: 'With two regular sides', price: 300 }),
    ],
  }),
  aModifier({
    id: 'meal-sides',
    slug: 'choose-sides-regular',
    promptLabel: 'Your regular sides',
    minChoices: 1,
    maxChoices: 2,
    selectableQuantity: true,
    enabledBy: [{ modifierId: 'meal', choiceIds: ['meal-two-sides'], count: 2 }],
    choices: [
      aChoice({ id: 'side-rice', slug: 'spiced-rice', displayName: 'Spiced rice', itemId: 'item-spiced-rice' }),
      aChoice({ id: 'side-slaw', slug: 'rainbow-slaw', displayName: 'Rainbow slaw', itemId: 'item-rainbow-slaw' }),
      aChoice({
        id: 'side-chips',
        slug: 'peri-chips',
        displayName: 'Peri chips',
        price: 30,
        itemId: 'item-peri-chips',
      }),
    ],
  }),
]

/** A dish with nothing to choose. `price` is what it costs to take away, in minor units. */
export const aMenuItem = ({
  slug = 'garlic-dip',
  price = 120,
  currencyCode = 'GBP',
  ...given
}: Partial<MenuItem> & { price?: number; currencyCode?: Currency } = {}): MenuItem => ({
  id: `item-${slug}`,
  plu: '9001',
  slug,
  displayName: 'Garlic dip',
  description: 'Roasted garlic, lemon, restraint.',
  section: 'dips-and-extras',
  image: {
    url: `/order/media/items/${slug}`,
    altText: 'A small blue pot of garlic dip',
    ratio: '1:1',
    width: 200,
    height: 200,
    ground: 'erva',
  },
  ageRestricted: false,
  allergens: {},
  diets: [],
  flags: [],
  eligibleRewards: [],
  nutritionalFacts: {
    kcal: 90,
    kj: 377,
    fat: 9,
    saturates: 1,
    carbs: 2,
    sugars: 1,
    fibre: 0,
    protein: 1,
    salt: 0.3,
    alcoholPercent: 0,
  },
  priceList: [
    {
      displayName: 'Take away',
      fulfilmentTypes: ['DELIVERY', 'COLLECTION'],
      kind: 'TAKE_AWAY',
      price: { currencyCode, value: price },
    },
  ],
  modifiers: [],
  nandino: false,
  ...given,
})

/** Asks for a heat, and may become a meal with two sides. */
export const aHalfChicken = (given: Partial<MenuItem> = {}): MenuItem =>
  aMenuItem({
    slug: 'half-chicken',
    price: 1_095,
    displayName: 'Half chicken',
    description: 'Breast, leg and wing, on the bone, basted to order.',
    section: 'chicken',
    allergens: { celery: 'MAYBE_FROM_KITCHEN_CROSS_CONTAMINATION' },
    diets: ['GLUTEN_FREE'],
    modifiers: [aBaste(), ...aMeal()],
    ...given,
  })

export const aMenuSection = (given: Partial<MenuSection> = {}): MenuSection => ({
  id: 'dips-and-extras',
  displayName: 'Dips & extras',
  introduction: 'Small pots, strong opinions.',
  items: [aMenuItem()],
  ...given,
})

/** Two sections: a half chicken, and a garlic dip. */
export const aMenu = (given: Partial<Menu> = {}): Menu => ({
  sections: [
    aMenuSection({
      id: 'chicken',
      displayName: 'Chicken',
      introduction: 'Overnight in the marinade.',
      items: [aHalfChicken()],
    }),
    aMenuSection(),
  ],
  ...given,
})
