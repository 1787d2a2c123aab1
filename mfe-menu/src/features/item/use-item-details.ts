import { useCallback, useState } from 'react'
import { traceOf } from '@galo/contracts/errors'
import type { MenuItem } from '@galo/contracts/menu'
import type { TraceId } from '@galo/contracts/trace'
import { useAsyncData, useBackOnline, useServices } from '@galo/services'

export interface ItemDetails {
  /** The whole dish, or `null` while it isn't here. */
  detailsOf(slug: string): MenuItem | null
  /** Every dish of the menu by its slug, once they are here. The same map for as long as they are. */
  readonly dishes: ReadonlyMap<string, MenuItem> | null
  /** Any dish of the menu by its id, once all of them are here. */
  dishOf(itemId: string): MenuItem | undefined
  /** Fetches every dish of the menu, once; again after a failure, which the return of the line does by itself. The same function for good. */
  bring(): void
  /** The dish didn't come: the menu could not be had, or no longer has it. */
  hasFailed(slug: string): boolean
  /** The trace of what failed, where it was a call. */
  readonly reference: TraceId | null
  retry(): void
}

const keyOf = (restaurantId: string, mark: string) => `${restaurantId} ${mark}`

/**
 * The choices and allergens behind the cards. They are several times the size of all cards together, so they come
 * when somebody first looks at a dish, not with the page; `given` is the one that did come with it. With another `mark` of the menu they come anew: nobody is
 * told what was safe yesterday.
 */
export const useItemDetails = (restaurantId: string, mark: string, given: MenuItem | null): ItemDetails => {
  const { http, config } = useServices()
  const [asked, setAsked] = useState<'not-yet' | 'asked' | 'failed'>('not-yet')
  /** There is a newer menu, which could not be had. */
  const [isOutdated, setIsOutdated] = useState(false)
  const [reference, setReference] = useState<TraceId | null>(null)
  const bring = useCallback(() => setAsked('asked'), [])
  const menu = useAsyncData({
    key: asked === 'asked' ? keyOf(restaurantId, mark) : null,
    keepsFrom: (before) => before.startsWith(keyOf(restaurantId, '')),
    load: async (signal) => {
      const { getMenu } = await import('@galo/contracts/menu')
      const variables = { id: restaurantId, market: config.market }
      const found = await http.send(getMenu, { variables, signal })
      const items = found?.sections.flatMap((section) => section.items) ?? []
      return new Map(items.map((item) => [item.slug, item]))
    },
    onData: () => setIsOutdated(false),
    onFailure: (error) => {
      // What is here stays; the return of the line asks again.
      if (menu.kind === 'ready') return setIsOutdated(true)
      setAsked('failed')
      setReference(traceOf(error))
    },
  })
  const retry = () => {
    menu.reset()
    setAsked('asked')
  }
  useBackOnline(() => {
    if (asked === 'failed') retry()
    else if (isOutdated) menu.refresh()
  })
  const items = menu.kind === 'ready' ? menu.data : null

  return {
    dishes: items,
    dishOf: (itemId) => [...(items?.values() ?? [])].find(({ id }) => id === itemId),
    detailsOf: (slug) => items?.get(slug) ?? (given?.slug === slug ? given : null),
    bring,
    hasFailed: (slug) => asked === 'failed' || (items !== null && !items.has(slug)),
    reference,
    retry,
  }
}
