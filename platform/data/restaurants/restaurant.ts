import type { SeedRestaurant } from '../types'
import { everyChannel } from './channels'
import { usualLicence } from './licence'
import { highStreet } from './week'

type Usual = 'hours' | 'channels' | 'prepTimeMins' | 'daysAhead' | 'alcoholLicence' | 'status'
type Given = Omit<SeedRestaurant, 'id' | 'slug' | Usual> & Partial<Pick<SeedRestaurant, Usual>>

const slugOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')

/** One line per fact that differs; the rest is the usual Galo: every channel, the usual week, fifteen minutes on the coals, orders for today, the licence of the country. */
export const restaurant = (given: Given): SeedRestaurant => {
  const slug = slugOf(given.name.replace(/^Galo /, ''))
  return {
    id: `galo-${given.market.toLowerCase()}-${slug}`,
    slug,
    hours: highStreet,
    channels: everyChannel,
    prepTimeMins: 15,
    daysAhead: 0,
    alcoholLicence: usualLicence[given.market],
    status: 'trading',
    ...given,
  }
}
