import type { MenuItem, MenuSection } from '@galo/contracts/menu'
import type { RestaurantEstimate } from '@galo/contracts/restaurants'
import { datedHours, itemPrice, type FulfilmentType, type Opening } from '@galo/domain'
import type { CardSection } from '../../features/item/item.data'
import { toItemCard } from '../../features/item/item.model'
import type { MenuRestaurant } from '../../features/restaurant-header/restaurant.data'

/** What a restaurant does not sell now (row E12); both empty when nobody could tell (row E13). */
export interface Unavailable {
  readonly hidden: ReadonlySet<string>
  readonly soldOut: ReadonlySet<string>
}

export const EVERYTHING_THERE: Unavailable = { hidden: new Set(), soldOut: new Set() }

const isHidden = (status: string): boolean => status.toUpperCase() === 'HIDDEN'

/** HIDDEN, in any case, is not on the menu; every other status, known or not, is sold out. */
export const splitAvailability = (items: readonly { readonly id: string; readonly status: string }[]): Unavailable => ({
  hidden: new Set(items.filter(({ status }) => isHidden(status)).map(({ id }) => id)),
  soldOut: new Set(items.filter(({ status }) => !isHidden(status)).map(({ id }) => id)),
})

/** The cards of a menu: without what is hidden here or not sold this way, and without sections that have nothing left. */
export const toCardSections = (
  sections: readonly MenuSection[],
  fulfilmentType: FulfilmentType,
  { hidden, soldOut }: Unavailable,
): readonly CardSection[] =>
  sections
    .map(({ id, displayName, introduction = '', items }) => ({
      id,
      displayName,
      introduction,
      items: items
        .filter((item) => !hidden.has(item.id))
        .flatMap((item) => toItemCard(item, fulfilmentType, soldOut.has(item.id)) ?? []),
    }))
    .filter(({ items }) => items.length > 0)

/** The dish that an address names: on this menu, and sold this way. */
export const findOpenItem = (
  sections: readonly MenuSection[],
  slug: string | null,
  fulfilmentType: FulfilmentType,
  { hidden }: Unavailable,
): MenuItem | null =>
  sections
    .flatMap(({ items }) => items)
    .find(
      (item) => item.slug === slug?.toLowerCase() && !hidden.has(item.id) && itemPrice(item, fulfilmentType) !== null,
    ) ?? null

const isOutsideHours = ({ type }: { readonly type: string }): boolean => type === 'OUTSIDE_OPENING_HOURS'

/** Outside opening hours an order for later today may still be possible; its slots decide (row D19). */
const isOnlyOutsideHours = (reasons: readonly { readonly type: string }[]): boolean =>
  reasons.length > 0 && reasons.every(isOutsideHours)

export const toMenuRestaurant = (
  estimate: RestaurantEstimate,
  fulfilmentType: FulfilmentType,
  when: Omit<Opening, 'isOpen'>,
): MenuRestaurant => {
  const method = estimate.fulfilmentMethods.find(({ name }) => name === fulfilmentType)
  const channel = estimate.orderChannel.find(({ fulfilmentMethod }) => fulfilmentMethod === fulfilmentType)
  const hours = method?.openingHours
  const isOpen = channel?.reasons.some(isOutsideHours) !== true
  const { streetAddress, locality, postalCode } = estimate.geo.address
  return {
    id: estimate.identifier,
    slug: estimate.slug,
    name: estimate.name,
    streetAddress,
    locality,
    postalCode,
    telephone: estimate.telephone,
    hours: hours ? datedHours(hours, { isOpen, ...when }) : null,
    isOrderable:
      method?.enabled === true && channel?.enabled === true && (channel.online || isOnlyOutsideHours(channel.reasons)),
    prepTimeMins: channel?.orderEstimate?.window?.minimumMins ?? 0,
  }
}
