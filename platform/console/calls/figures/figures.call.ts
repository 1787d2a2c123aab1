import { defineCall } from '@galo/contracts/call'
import { z } from 'zod'

const hourSchema = z.object({
  /** 0 to 23 on the wall. */
  hour: z.number(),
  orders: z.number(),
  /** In minor units: what food and fees came to, of orders that kept their money. */
  takings: z.number(),
  delivered: z.number(),
  late: z.number(),
})

export const figuresSchema = z.object({
  day: z.string(),
  currencyCode: z.enum(['GBP', 'EUR']),
  hours: z.array(hourSchema),
  /** How long kitchens took to say yes, by steps of ten seconds; the last one is everything beyond. */
  accepting: z.object({
    steps: z.array(z.object({ fromS: z.number(), count: z.number() })),
    medianS: z.number().nullable(),
    answered: z.number(),
  }),
  /** Of the whole platform: calls that it failed to answer, as far as its lines are still kept. */
  failures: z.array(z.object({ call: z.string(), count: z.number() })),
})

export type Figures = z.output<typeof figuresSchema>
export type HourFigures = Figures['hours'][number]

/** One day of one restaurant, or of a market. */
export const readFigures = defineCall({
  name: 'console.read-figures',
  method: 'GET',
  path: '/figures',
  credential: 'none',
  source: 'platform',
  query: z.object({
    market: z.enum(['UK', 'IE']).default('UK'),
    /** Then the market is its own. */
    restaurant: z.string().max(100).default(''),
    /** 'yyyy-MM-dd' on the wall; today without one. */
    day: z.union([z.iso.date(), z.literal('')]).default(''),
  }),
  answer: figuresSchema,
  errors: { NOT_FOUND: 404 },
})
