import {
  aHalfChicken,
  aMenu,
  aMenuItem,
  aMenuSection,
  aRestaurantEstimate,
  renderScreen,
  screen,
  within,
  type ScreenOptions,
} from '@galo/testing'
import { menuMark } from '../features/item/menu-mark'
import type { MenuPageData } from '../pages/menu/menu-page.data'
import { MenuPage } from '../pages/menu/menu-page'
import { splitAvailability, toCardSections, toMenuRestaurant } from '../pages/menu/menu-page.model'
import { aKitchen } from './a-kitchen'

export const AT = '/order/menu/galo-deansgate?fulfilment=collection'
export const menu = aMenu({
  sections: [
    aMenuSection({ id: 'chicken', displayName: 'Chicken', items: [aHalfChicken()] }),
    aMenuSection({ items: [aMenuItem(), aMenuItem({ slug: 'fogo-dip', displayName: 'Fogo dip' })] }),
  ],
})

/** What the page gets: all of `menu`, but for what `availability` takes out. */
export const dataWith = (availability: { id: string; status: string }[] = []): MenuPageData => {
  const unavailable = splitAvailability(availability)
  return {
    restaurant: toMenuRestaurant(aRestaurantEstimate(), 'COLLECTION', {
      now: '2026-11-18T12:05:00Z',
      timeZone: 'Europe/London',
    }),
    fulfilmentType: 'COLLECTION',
    sections: toCardSections(menu.sections, 'COLLECTION', unavailable),
    menuMark: menuMark(menu),
    quickDiets: ['VEGETARIAN', 'VEGAN'],
    unavailableItemIds: availability.map(({ id }) => id),
    openItem: null,
  }
}

/** The menu of Galo Deansgate at five past twelve, before a platform that keeps one basket. */
export const open = (options: Partial<ScreenOptions> = {}, data = dataWith()) =>
  renderScreen(<MenuPage data={data} params={{ slug: 'galo-deansgate' }} />, {
    owner: 'mfe-menu',
    at: AT,
    http: aKitchen([], menu),
    ...options,
  })

/** The open sheet of that name, to look into. */
export const sheet = async (name: string): Promise<ReturnType<typeof within>> =>
  within(await screen.findByRole('dialog', { name }))
