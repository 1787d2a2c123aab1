import * as z from 'zod/mini'
import { FULFILMENT_TYPES } from '@galo/domain'

export const fulfilmentTypeSchema = z.enum(FULFILMENT_TYPES)

/** An instant in UTC, ISO 8601 with `Z`. */
export const instantSchema = z.iso.datetime()
