import { MAX_LINE_QUANTITY } from '@galo/domain'
import * as z from '@galo/schema'

/** How many of an item. */
export const quantitySchema = z.number().check(z.int(), z.minimum(1), z.maximum(MAX_LINE_QUANTITY))
