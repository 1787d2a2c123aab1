import type { Basket } from '@galo/contracts/basket'
import { suggestItems } from '@galo/contracts/recommendations'
import { useAsyncData, useServices } from '@galo/services'
import type { Suggestion } from './upsell.model'

const NONE: readonly Suggestion[] = []

const FAILED = { code: 'UPSELL_ERROR', message: 'error getting upsell' } as const

interface Suggestions {
  readonly suggestions: readonly Suggestion[]
  /** Row F14: known, and said to nobody. */
  readonly error: typeof FAILED | null
}

/** What goes with the dishes of a basket, asked once for the same dishes. Those from before stay until others come. */
export const useSuggestions = (basket: Basket | undefined): Suggestions => {
  const { http } = useServices()
  const dishes = basket === undefined || basket.menu_items.length === 0 ? null : basket.menu_items
  const asked = useAsyncData({
    key: dishes === null ? null : dishes.map((line) => line.menu_item_id).join(' '),
    keepsFrom: () => true,
    load: async (signal) => {
      if (basket === undefined) return NONE
      const { suggestions } = await http.send(suggestItems, { query: { limit: '10' }, body: { basket }, signal })
      return suggestions
    },
  })
  return {
    suggestions: asked.kind === 'ready' ? asked.data : NONE,
    error: asked.kind === 'failed' ? FAILED : null,
  }
}
