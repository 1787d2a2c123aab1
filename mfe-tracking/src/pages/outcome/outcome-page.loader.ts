import { found, type LoaderResult } from '@galo/navigation'
import type { Outcome } from './outcome'

const TITLES = {
  success: 'Order placed',
  failure: 'Your order could not be completed',
  'check-email': 'Nothing to wait for',
} satisfies Record<Outcome, string>

/** Row J14. */
export const loadOutcomePage = (outcome: Outcome): LoaderResult<Outcome> =>
  found(outcome, { title: TITLES[outcome], description: 'What became of your order.' })
