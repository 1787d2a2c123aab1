import { slaw } from '../allergen-sets'
import { facts } from '../facts'
import { item } from '../item'
import { baste } from '../modifiers/baste'
import { boxSide, bigBoxSide } from '../modifiers/choices-of-dishes'
import type { CatalogueItem } from '../types'

/** One lid, one price, gone by three: a side and a fire are in it. Only to go. */
export const lunchBoxes: readonly CatalogueItem[] = [
  item({
    slug: 'lunch-box',
    plu: '1111',
    displayName: 'Lunch box',
    description: 'Sliced fillet, a side, your fire. Eat it on a wall.',
    category: 'PERI_PERI_CHICKEN',
    subsection: 'Boxes',
    pictureAlt: 'A bowl of sliced chicken fillet with yellow rice and leaves',
    ground: 'sol',
    servingType: 'WITH_REGULAR_SIDE_AND_BASTE',
    diets: ['GLUTEN_FREE'],
    flags: ['NEW'],
    sold: 'to-go',
    price: [795, 925],
    nutrition: facts(291, [11.8, 2.4, 4.2, 1.6, 1.4, 41.2, 1.4]),
    modifiers: [baste, boxSide],
  }),
  item({
    slug: 'big-lunch-box',
    plu: '1112',
    displayName: 'Big lunch box',
    description: 'Two thighs, slaw, a large side. Cancel the two o’clock.',
    category: 'PERI_PERI_CHICKEN',
    subsection: 'Boxes',
    pictureAlt: 'A bowl with two grilled thighs, chips and red cabbage slaw',
    ground: 'rosa',
    servingType: 'WITH_LARGE_SIDE_AND_BASTE',
    allergens: slaw,
    sold: 'to-go',
    price: [1045, 1225],
    nutrition: facts(502, [29.4, 7.1, 9.8, 6.4, 2.6, 48.2, 2.1]),
    modifiers: [baste, bigBoxSide],
  }),
]
