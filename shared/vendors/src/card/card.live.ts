import { loadStripe } from '@stripe/stripe-js/pure'
import type { LoadCardScript } from './card.script'

/** The provider's own script from its own address, by its own loader, which sees to one tag per page and one retry. */
export const loadLiveCard: LoadCardScript = (key, options) => loadStripe(key, options)
