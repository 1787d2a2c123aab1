import { facts } from '../facts'
import { item } from '../item'
import { baste } from '../modifiers/baste'
import { meal, mealSides } from '../modifiers/meal'
import type { CatalogueItem } from '../types'

/** What the grill had left over in ideas. It belongs to no other part of the menu, and what is in it is asked at the counter. */
export const ofTheDay: readonly CatalogueItem[] = [
  item({
    slug: 'grill-of-the-day',
    plu: '2101',
    displayName: 'Grill of the day',
    description: 'Whatever the coals felt like. Ask us what it is; we love being asked.',
    category: 'UNKNOWN',
    pictureAlt: 'Grilled chicken thighs, a drumstick and corn on a board',
    ground: 'brasa',
    allergens: { gluten: 'UNKNOWN', milk: 'UNKNOWN', nut: 'UNKNOWN', celery: 'UNKNOWN' },
    diets: ['UNKNOWN'],
    flags: ['LIMITED_TIME_ONLY'],
    price: [1095, 1260],
    nutrition: facts(640, [38.2, 10.4, 14.6, 3.2, 2.2, 58.4, 2.6]),
    modifiers: [baste, meal, ...mealSides],
  }),
]
