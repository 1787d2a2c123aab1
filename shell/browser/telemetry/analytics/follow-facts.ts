import type { Bus, Fact, FactName } from '@galo/events'
import type { StateOf, WritableStore } from '@galo/state'
import { afterCreationView, afterPurchase, afterStageView } from './purchase.model'
import type { Stage, Tell } from './site-events'

type Purchase = StateOf<'purchase'>

/** The stage that a page is, by its id; any other page is none. */
const STAGE_OF: Readonly<Record<string, Stage>> = {
  'search.home': 'search',
  'search.results': 'results',
  'menu.restaurant': 'menu',
  'checkout.order': 'checkout',
  'tracking.order': 'order',
}

interface Counting {
  readonly tell: Tell
  readonly purchase: WritableStore<Purchase>
  /** Views of pages that have been counted, by their place in the history. */
  readonly views: Set<string>
}

/** Remembers what counts once; `true` when it has not been counted before. */
const isFirst = ({ purchase }: Counting, after: (known: Purchase) => Purchase | null): boolean => {
  const next = after(purchase.getState())
  if (next !== null) purchase.setState(next)
  return next !== null
}

/** What each fact counts as. */
const COUNTS: { readonly [N in FactName]?: (payload: Fact<N>['payload'], counting: Counting) => void } = {
  'page.shown'({ page, place }, { tell, views }) {
    const stage = STAGE_OF[page]
    // Back on a page that stood behind is no second visit to it.
    if (stage === undefined || views.has(place)) return
    views.add(place)
    tell('journey_stage', { stage })
  },
  'restaurants.listed'({ busy, notBusy, unknown }, { tell }) {
    for (const [name, restaurants] of [
      ['busy', busy],
      ['not_busy', notBusy],
      ['error', unknown],
    ] as const)
      if (restaurants > 0) tell(name, { restaurants })
  },
  'checkout.submit-clicked': ({ value }, { tell }) => tell('checkout:checkout_submit_clicked', { value }),
  'checkout.submit-succeeded'({ orderId, value, loyalty }, counting) {
    if (isFirst(counting, (known) => afterPurchase(known, orderId)))
      counting.tell('checkout:checkout_submit_success', { orderId, value, loyalty })
  },
  'order.seen'({ orderId, value }, counting) {
    if (isFirst(counting, (known) => afterCreationView(known, orderId))) counting.tell('pop:order_success', { value })
  },
  'order.stage-seen'({ orderId, slug, stage }, counting) {
    if (isFirst(counting, (known) => afterStageView(known, orderId, stage)))
      counting.tell('page_view', { path: `/order/fulfilment/${slug}/${stage}` })
  },
}

/** In memory only, as long as the document is there: what has been told is not told again after a no and another yes. */
export interface CountedBefore {
  readonly facts: Set<string>
  readonly views: Set<string>
}

interface FollowFacts {
  readonly bus: Bus
  readonly tell: Tell
  readonly purchase: WritableStore<Purchase>
  readonly before: CountedBefore
  /** When somebody said yes, in milliseconds by the clock of the visit: what happened before it does not count. */
  readonly since: number
}

/** Counts what happens from now on; returns how to stop at once. */
export const followFacts = ({ bus, tell, purchase, before, since }: FollowFacts): (() => void) => {
  const counting: Counting = { tell, purchase, views: before.views }
  const follow = <N extends FactName>(name: N, count: (payload: Fact<N>['payload'], counting: Counting) => void) =>
    bus.subscribe(name, ({ id, at, payload, replayed }) => {
      if (before.facts.has(id)) return
      before.facts.add(id)
      // The page that is shown is shown now, too.
      if (!replayed || at >= since || name === 'page.shown') count(payload, counting)
    })
  const stops = (Object.keys(COUNTS) as FactName[]).map((name) => {
    const count = COUNTS[name] as ((payload: unknown, counting: Counting) => void) | undefined
    return follow(name, (payload) => count?.(payload, counting))
  })
  return () => stops.forEach((stop) => stop())
}
