import * as z from '@galo/schema'

const count = z.int().check(z.nonnegative())

/** What a site answers that was asked what it has counted: by app and version. */
export const countsSchema = z.record(z.string(), z.record(z.string(), z.object({ visits: count, failed: count })))
