import { fulfilmentFromUrl, type FulfilmentType } from '@galo/domain'
import { menu, restaurants } from '../../platform/data'
import { statusOf } from '../../platform/src/modules/menu'
import { LONGEST_MENU } from '../bench/src/longest-menu'

const NOON = new Date('2026-11-18T12:05:00Z')
const WAYS = ['COLLECTION', 'DELIVERY', 'EAT_IN', 'AT_TABLE'] as const satisfies readonly FulfilmentType[]

/** Dishes that are on the menu of that restaurant when it has everything: what it never stocks is taken out by the seed, and makes none longer. */
const dishesOf = (restaurant: (typeof restaurants)[number], way: FulfilmentType): number =>
  menu.items.filter((item) => statusOf(item, null, restaurant, way, NOON) !== 'HIDDEN').length

describe('The menu that the bench presses', () => {
  it('has as many dishes as any restaurant has for any way of having them', () => {
    const all = restaurants.flatMap((restaurant) => WAYS.map((way) => dishesOf(restaurant, way)))
    expect(all.length).toBeGreaterThan(200)
    const pressed = restaurants.find(({ slug }) => slug === LONGEST_MENU.slug)
    const way = fulfilmentFromUrl(LONGEST_MENU.fulfilment)
    if (pressed === undefined || way === null) throw new Error('The longest menu is of no restaurant')
    expect(dishesOf(pressed, way)).toBe(LONGEST_MENU.dishes)
    expect(Math.max(...all)).toBe(LONGEST_MENU.dishes)
  })
})
