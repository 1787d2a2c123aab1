import { milk, seededBun, wheat } from '../allergen-sets'
import { facts, item } from '../item'
import { condiment } from '../modifiers/add-and-remove'
import { gentleBaste } from '../modifiers/baste'
import { kidsDessert, kidsDrink, kidsSide } from '../modifiers/choices-of-dishes'
import type { SeedMenuItem } from '../types'

const kidsMeal = [gentleBaste, kidsSide, kidsDrink, kidsDessert, condiment]

export const kids: readonly SeedMenuItem[] = [
  item({
    slug: 'kids-strips',
    plu: '1801',
    displayName: 'Little strips',
    description: 'Grilled chicken strips, a side, a drink. Fork optional.',
    category: 'NANDINOS',
    pictureAlt: 'Grilled chicken strips with chips, cucumber and a drink',
    ground: 'azul',
    servingType: 'KIDS_MAIN',
    price: [625, 725],
    nutrition: facts(195, [6.2, 1.6, 1.1, 0.4, 0.2, 33.6, 0.8]),
    modifiers: kidsMeal,
  }),
  item({
    slug: 'kids-burger',
    plu: '1802',
    displayName: 'Little burger',
    description: 'One thigh, one bun, nothing green unless they ask.',
    category: 'NANDINOS',
    pictureAlt: 'A small chicken burger with corn and a drink',
    ground: 'sol',
    servingType: 'KIDS_MAIN',
    allergens: seededBun,
    price: [625, 725],
    nutrition: facts(340, [11.4, 2.6, 34.2, 3.8, 1.8, 24.6, 1.2]),
    modifiers: kidsMeal,
  }),
  item({
    slug: 'kids-drumsticks',
    plu: '1803',
    displayName: 'Two drumsticks',
    description: 'Comes with its own handle.',
    category: 'NANDINOS',
    pictureAlt: 'Two grilled drumsticks with rice and cherry tomatoes',
    ground: 'rosa',
    servingType: 'KIDS_MAIN',
    price: [595, 695],
    nutrition: facts(230, [12.8, 3.5, 0.9, 0.3, 0.1, 27.9, 0.8]),
    modifiers: kidsMeal,
  }),
  item({
    slug: 'kids-halloumi',
    plu: '1804',
    displayName: 'Halloumi fingers',
    description: 'It squeaks. That is the whole pitch.',
    category: 'NANDINOS',
    pictureAlt: 'Grilled halloumi fingers with corn, cucumber and a drink',
    ground: 'erva',
    servingType: 'KIDS_MAIN',
    allergens: milk,
    diets: ['VEGETARIAN'],
    price: [595, 695],
    nutrition: facts(245, [18.9, 12.3, 2.2, 1.2, 0.3, 16.4, 1.9]),
    modifiers: kidsMeal,
  }),
  item({
    slug: 'kids-pitta',
    plu: '1805',
    displayName: 'Little bean pitta',
    description: 'Beans, sweetcorn and tomato in a small warm pocket.',
    category: 'NANDINOS',
    pictureAlt: 'A small pitta with beans, sweetcorn and tomato',
    ground: 'brasa',
    servingType: 'KIDS_MAIN',
    allergens: wheat,
    diets: ['VEGAN', 'VEGETARIAN'],
    price: [565, 650],
    nutrition: facts(260, [4.9, 0.7, 43.6, 4.2, 6.9, 9.3, 0.9]),
    modifiers: kidsMeal,
  }),
]
