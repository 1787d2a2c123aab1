import * as z from '@galo/schema'
import { CHOSEN_FULFILMENTS, FULFILMENT_TYPES } from '@galo/domain'

export const fulfilmentTypeSchema = z.enum(FULFILMENT_TYPES)

/** How an order is wanted, once it is chosen. */
export const chosenFulfilmentSchema = z.enum(CHOSEN_FULFILMENTS)

/** An instant in UTC, ISO 8601 with `Z`. */
export const instantSchema = z.iso.datetime()

/** An instant as a request may write it: with its offset. */
export const anyInstantSchema = z.iso.datetime({ offset: true })
