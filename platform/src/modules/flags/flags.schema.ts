import { z } from 'zod'

/** The key of a flag as it stands in an address. */
export const flagKeySchema = z.string().regex(/^[a-z0-9][a-z0-9.-]{0,63}$/, 'lower case, digits, dot and hyphen')
