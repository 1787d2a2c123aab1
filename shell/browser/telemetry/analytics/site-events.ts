/** How far somebody is on their way to a meal. */
export const STAGES = ['search', 'results', 'menu', 'checkout', 'order'] as const
export type Stage = (typeof STAGES)[number]

type Vital = 'CLS' | 'FCP' | 'INP' | 'LCP' | 'TTFB'

/** What is counted of a visit (K10), by the names that reports know, and what is told of each. Money in the currency's smallest unit. */
export type SiteEvents = {
  readonly journey_stage: { readonly stage: Stage }
  readonly 'checkout:checkout_submit_clicked': { readonly value: number }
  readonly 'checkout:checkout_submit_success': {
    readonly orderId: string
    readonly value: number
    readonly loyalty: boolean
  }
  readonly 'pop:order_success': { readonly value: number }
  /** Of a list of restaurants: so many take no order for now, so many do, and of so many nobody could say. */
  readonly busy: { readonly restaurants: number }
  readonly not_busy: { readonly restaurants: number }
  readonly error: { readonly restaurants: number }
  /** A page that has no address of its own: how far an order is (J15). */
  readonly page_view: { readonly path: string }
} & {
  readonly [Name in Vital as `vital:${Name}`]: {
    readonly value: number
    readonly rating: string
    /** How the page was come to. */
    readonly navigation: string
    /** Of the page that the document came with. */
    readonly landing: string
    readonly remote: string
    readonly version: string
  }
}

export type Tell = <N extends keyof SiteEvents>(name: N, details: SiteEvents[N]) => void
