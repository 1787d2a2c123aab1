import * as z from '@galo/schema'
import { PRESENCES } from '@galo/domain'

/** How sure the kitchen is of an allergen (E06). A value we do not know is read as UNKNOWN, and UNKNOWN counts as contains. */
const presenceSchema = z.catch(z.enum(PRESENCES), 'UNKNOWN')

/** By allergen name (E05); one that is not listed is not in the food. */
export const allergensSchema = z.record(z.string(), presenceSchema)
