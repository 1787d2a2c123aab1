import { useCallback, useRef, useState } from 'react'
import type { MenuItem } from '@galo/contracts/menu'
import { useServices } from '@galo/services'

export interface ItemDetails {
  /** The whole dish, or `null` while it isn't here. */
  detailsOf(slug: string): MenuItem | null
  /** Fetches every dish of the menu, once; again after a failure. */
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
  const [items, setItems] = useState<ReadonlyMap<string, MenuItem> | null>(null)
  const [failed, setFailed] = useState(false)
  const asked = useRef(false)

  const bring = useCallback(() => {
    if (asked.current) return
    asked.current = true
    setFailed(false)
    void import('@galo/contracts/menu')
      .then(({ getMenu }) => http.send(getMenu, { variables: { id: restaurantId, market: config.market } }))
      .then((menu) => {
        const all = menu?.sections.flatMap((section) => section.items) ?? []
        setItems(new Map(all.map((item) => [item.slug, item])))
      })
      .catch(() => {
        asked.current = false
        setFailed(true)
      })
  }, [http, restaurantId, config.market])

  return {
    detailsOf: (slug) => items?.get(slug) ?? (given?.slug === slug ? given : null),
    bring,
    hasFailed: (slug) => failed || (items !== null && !items.has(slug)),
    retry: () => {
      setItems(null)
      asked.current = false
      bring()
    },
  }
}
