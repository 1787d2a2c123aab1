import { HOUSE_OPENS, type ChosenFulfilment } from '@galo/domain'
import { isOpenAt, isWithinHours } from './hours.rules'
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

/** Why this restaurant takes no order of this kind at this moment; null when it does. */
export const reasonNotServing = (
  row: Pick<RestaurantRow, 'market' | 'hours' | 'status' | 'chosenHours' | 'channels'>,
  fulfilment: ChosenFulfilment,
  now: Date,
): NotServing | null => {
  const channel = row.channels.find(({ fulfilmentMethod }) => fulfilmentMethod === fulfilment)
  if (channel?.enabled !== true)
    return { code: 'NOT_OFFERED', message: `This restaurant does not offer ${WORDS[fulfilment]}` }
  if (!channel.online)
    return { code: 'CHANNEL_OFFLINE', message: `This restaurant has switched off ${WORDS[fulfilment]} just now` }
  if (isWithinHours(row, fulfilment, now)) return null
  const message = isOpenAt(row, now) ? `Deliveries start at ${HOUSE_OPENS}` : 'This restaurant is closed'
  return { code: 'OUTSIDE_OPENING_HOURS', message }
}
