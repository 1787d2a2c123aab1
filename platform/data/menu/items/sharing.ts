import { mayo, pastryKitchen, seededBun } from '../allergen-sets'
import { facts, item } from '../item'
import { baste } from '../modifiers/baste'
import { platterChicken, platterDrinks, sharingDips } from '../modifiers/choices-of-dishes'
import { sharingMeal, sharingSides } from '../modifiers/meal'
import type { SeedMenuItem } from '../types'

export const sharing: readonly SeedMenuItem[] = [
  item({
    slug: 'family-platter',
    plu: '1201',
    displayName: 'Family platter',
    description: 'Two half chickens, two dips, peace until pudding. Feeds four.',
    category: 'SHARING_PLATTERS',
    pictureAlt: 'Two half chickens on a board with two dips and lemon',
    ground: 'brasa',
    servingType: 'WITH_FIVE_LARGE_SIDES',
    price: [2650, 2995],
    nutrition: facts(1640, [90.8, 24.6, 12.4, 3.4, 1.6, 190.2, 5.6]),
    modifiers: [baste, sharingDips, sharingMeal, ...sharingSides, platterDrinks],
  }),
  item({
    slug: 'half-and-half',
    plu: '1202',
    displayName: 'Half and half',
    description: 'Half a chicken, and something else on the other side. For two who disagree.',
    category: 'SHARING_PLATTERS',
    pictureAlt: 'Half a chicken and a butterfly breast sharing a wooden board',
    ground: 'sol',
    price: [1895, 2150],
    nutrition: facts(780, [43.6, 11.9, 3.2, 1.1, 0.6, 94.1, 2.6]),
    modifiers: [baste, platterChicken, sharingMeal, ...sharingSides],
  }),
  item({
    slug: 'twenty-wings',
    plu: '1203',
    displayName: 'Twenty wings',
    description: 'A pile. Two dips. Somebody keeps count.',
    category: 'SHARING_PLATTERS',
    pictureAlt: 'A board piled with grilled wings and two dips',
    ground: 'azul',
    price: [2150, 2450],
    nutrition: facts(1840, [120.8, 33.0, 7.6, 3.8, 0.8, 181.6, 6.2]),
    modifiers: [baste, sharingDips, sharingMeal, ...sharingSides],
  }),
  item({
    slug: 'burger-box',
    plu: '1204',
    displayName: 'Box of four burgers',
    description: 'Four grilled thigh burgers, one fire, no arguing over the last.',
    category: 'SHARING_PLATTERS',
    pictureAlt: 'Four small burgers on a wooden board',
    ground: 'erva',
    servingType: 'BOX_OF_FOUR',
    allergens: { ...seededBun, ...mayo },
    price: [3495, 3950],
    nutrition: facts(2560, [110.4, 24.8, 204.8, 24.4, 12.4, 181.6, 9.2]),
    modifiers: [baste, sharingMeal, ...sharingSides],
  }),
  item({
    slug: 'nata-box',
    plu: '1205',
    displayName: 'Box of six natas',
    description: 'One each, in a house of six. In theory.',
    category: 'SHARING_PLATTERS',
    pictureAlt: 'Six custard tarts with scorched tops on a board',
    ground: 'rosa',
    servingType: 'BOX_OF_SIX',
    allergens: { gluten: 'YES', wheat: 'YES', egg: 'YES', milk: 'YES', ...pastryKitchen },
    diets: ['VEGETARIAN'],
    price: [1195, 1350],
    nutrition: facts(1230, [63.0, 30.6, 145.2, 66.6, 3.6, 21.0, 1.8]),
  }),
]
