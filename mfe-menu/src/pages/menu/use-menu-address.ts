import { useCallback } from 'react'
import { useLocation, useNavigate } from '@galo/navigation'

/** What is open on top of the menu; it lives in the address, so that back closes it, and a reload or a shared link opens it. */
export type MenuOverlay =
  | { readonly kind: 'none' }
  /** `line`: of the basket, to be made up anew. */
  | { readonly kind: 'item'; readonly slug: string; readonly line?: string }
  | { readonly kind: 'basket' }
  /** That they are open, and nothing of what they are. */
  | { readonly kind: 'filters' }

export const overlayOf = (search: string): MenuOverlay => {
  const parameters = new URLSearchParams(search)
  // A link that somebody has typed, or a mail program has changed, means the same dish.
  const slug = parameters.get('item')?.toLowerCase()
  const line = parameters.get('line')
  if (slug) return { kind: 'item', slug, ...(line === null ? {} : { line }) }
  if (parameters.get('filters') === 'open') return { kind: 'filters' }
  // What somebody has shared opens in the place of the basket it is to go into.
  return parameters.get('basket') === 'open' || parameters.get('shared') ? { kind: 'basket' } : { kind: 'none' }
}

/** Whether the table of allergens lies on top of it all: what is open below, and chosen there, stays. */
export const showsAllergens = (search: string): boolean => new URLSearchParams(search).get('allergens') === 'all'

/** The same address with that table, or without. */
export const searchWithAllergens = (search: string, isShown: boolean): string => {
  const parameters = new URLSearchParams(search)
  parameters.delete('allergens')
  if (isShown) parameters.set('allergens', 'all')
  return `?${parameters.toString()}`
}

/** The same address with another overlay; everything else in the query stays. */
export const searchWith = (search: string, overlay: MenuOverlay): string => {
  const parameters = new URLSearchParams(search)
  for (const one of ['item', 'basket', 'line', 'allergens', 'filters', 'shared']) parameters.delete(one)
  if (overlay.kind === 'item') parameters.set('item', overlay.slug)
  if (overlay.kind === 'basket' || overlay.kind === 'filters') parameters.set(overlay.kind, 'open')
  return `?${parameters.toString()}`
}

/** State of an entry that an overlay of ours pushed, so that closing can go back instead of adding to the history. */
export const PUSHED = { menuOverlay: true } as const

const wasPushed = (state: unknown): boolean => typeof state === 'object' && state !== null && 'menuOverlay' in state

export const useMenuAddress = () => {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const bare = searchWith(search, { kind: 'none' })
  return {
    overlay: overlayOf(search),
    /** The same for good while only overlays change. */
    linkToItem: useCallback(
      (slug: string) => ({ to: searchWith(bare, { kind: 'item', slug }), state: PUSHED }),
      [bare],
    ),
    areAllergensShown: showsAllergens(search),
    toAllergens: { to: searchWithAllergens(search, true), state: PUSHED },
    closeAllergens: () =>
      wasPushed(state) ? void navigate(-1) : void navigate(searchWithAllergens(search, false), { replace: true }),
    hrefOf: (overlay: MenuOverlay) => searchWith(search, overlay),
    /** The same for good while only overlays change. Pressed again while the dish's code is on its way, it is opened already. */
    openItem: useCallback(
      (slug: string) => {
        const to = searchWith(bare, { kind: 'item', slug })
        if (location.search !== to) navigate(to, { state: PUSHED })
      },
      [bare, navigate],
    ),
    /** Back where the customer was; a shared link has no such place, so its address is corrected instead. */
    close: () => (wasPushed(state) ? void navigate(-1) : void navigate(bare, { replace: true })),
  }
}

export type MenuAddress = ReturnType<typeof useMenuAddress>
