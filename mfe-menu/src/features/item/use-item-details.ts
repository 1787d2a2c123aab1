import { useCallback, useState } from 'react'
import type { MenuItem } from '@galo/contracts/menu'
import { useAsyncData, useBackOnline, useServices } from '@galo/services'

export interface ItemDetails {
  /** The whole dish, or `null` while it isn't here. */
  detailsOf(slug: string): MenuItem | null
  /** Fetches every dish of the menu, once; again after a failure, which the return of the line does by itself. The same function for good. */
  bring(): void
  /** The dish didn't come: the menu could not be had, or no longer has it. */
  hasFailed(slug: string): boolean
  retry(): void
}

/**
 * The choices and allergens behind the cards. They are several times the size of all cards together, so they come
 * when somebody first looks at a dish, not with the page; `given` is the one that did come with it.
 */
export const useItemDetails = (restaurantId: string, given: MenuItem | null): ItemDetails => {
  const { http, config } = useServices()
  const [asked, setAsked] = useState<'not-yet' | 'asked' | 'failed'>('not-yet')
  // The touch or the key that looked at the dish is answered first.
  const bring = useCallback(() => void setTimeout(() => setAsked('asked')), [])
  const menu = useAsyncData({
    key: asked === 'asked' ? restaurantId : null,
    load: async (signal, id) => {
      const { getMenu } = await import('@galo/contracts/menu')
      const found = await http.send(getMenu, { variables: { id, market: config.market }, signal })
      const items = found?.sections.flatMap((section) => section.items) ?? []
      return new Map(items.map((item) => [item.slug, item]))
    },
    onFailure: () => setAsked('failed'),
  })
  const retry = () => {
    menu.reset()
    setAsked('asked')
  }
  useBackOnline(() => {
    if (asked === 'failed') retry()
  })
  const items = menu.kind === 'ready' ? menu.data : null

  return {
    detailsOf: (slug) => items?.get(slug) ?? (given?.slug === slug ? given : null),
    bring,
    hasFailed: (slug) => asked === 'failed' || (items !== null && !items.has(slug)),
    retry,
  }
}
