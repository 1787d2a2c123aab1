import { HOUSE_OPENS, type ChosenFulfilment } from '@galo/domain'
import { hoursInForce, isOpenAt, isWithinHours, type HoursFacts } from './hours.rules'
import type { RestaurantRow } from './restaurants.store'

export interface NotServing {
  /** The reasons a channel gives for itself (D05). */
  readonly code: 'NOT_OFFERED' | 'CHANNEL_OFFLINE' | 'OUTSIDE_OPENING_HOURS'
  readonly message: string
}

const WORDS = {
  DELIVERY: 'delivery',
  COLLECTION: 'collection',
  EAT_IN: 'eating in',
  AT_TABLE: 'ordering at the table',
} as const

/** Only deliveries have hours of their own, so it is they that have not begun, or are not to be had on a day that ends before they would. */
const closedWords = (row: HoursFacts, fulfilment: ChosenFulfilment, now: Date): string => {
  if (!isOpenAt(row, now)) return 'This restaurant is closed'
  return hoursInForce(row, fulfilment, now) === null
    ? 'Nothing is delivered today'
    : `Deliveries start at ${HOUSE_OPENS}`
}

/** Why this restaurant takes no order of this kind at this moment; null when it does. */
export const reasonNotServing = (
  row: HoursFacts & Pick<RestaurantRow, 'channels'>,
  fulfilment: ChosenFulfilment,
  now: Date,
): NotServing | null => {
  const channel = row.channels.find(({ fulfilmentMethod }) => fulfilmentMethod === fulfilment)
  if (channel?.enabled !== true)
    return { code: 'NOT_OFFERED', message: `This restaurant does not offer ${WORDS[fulfilment]}` }
  if (!channel.online)
    return { code: 'CHANNEL_OFFLINE', message: `This restaurant has switched off ${WORDS[fulfilment]} just now` }
  if (isWithinHours(row, fulfilment, now)) return null
  return { code: 'OUTSIDE_OPENING_HOURS', message: closedWords(row, fulfilment, now) }
}
