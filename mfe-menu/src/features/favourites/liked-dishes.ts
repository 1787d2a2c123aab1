import type { Http } from '@galo/services'

/** The calls come with their schemas, and only for who is signed in. */
const calls = () => import('@galo/contracts/profile')

export type LikedDishes =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  /** By their slugs, the latest first. */
  | { readonly kind: 'ready'; readonly slugs: readonly string[] }

export interface Likes {
  subscribe(listener: () => void): () => void
  /** `null` before anybody has asked for this customer. */
  of(customerId: string): LikedDishes | null
  /** Asks anew whenever somebody looks: what was known is shown until the answer is here. */
  ask(customerId: string): void
  /** Likes a dish, or no more: shown at once, and taken back when it could not be kept. Answers whether it is. */
  wish(slug: string, isLiked: boolean): Promise<boolean>
}

const LOADING: LikedDishes = { kind: 'loading' }

/** The dishes that the customer who is here likes (X02), for every part of the page that shows them. Kept by nothing else: browsers are shared. */
export const createLikes = (http: Http): Likes => {
  const listeners = new Set<() => void>()
  let known: { readonly customerId: string; readonly liked: LikedDishes } | null = null
  let isAsking = false
  /** An answer that was asked for before the last of them knows nothing of it. */
  let wishes = 0

  const set = (customerId: string, liked: LikedDishes) => {
    known = { customerId, liked }
    listeners.forEach((tell) => tell())
  }
  const show = (slug: string, isLiked: boolean) => {
    wishes += 1
    if (known?.liked.kind !== 'ready') return
    const others = known.liked.slugs.filter((other) => other !== slug)
    set(known.customerId, { kind: 'ready', slugs: isLiked ? [slug, ...others] : others })
  }
  const fetchFor = async (customerId: string): Promise<void> => {
    const before = wishes
    const isStill = () => known?.customerId === customerId && wishes === before
    try {
      const { getFavourites } = await calls()
      const { items } = await http.send(getFavourites, { variables: {} })
      if (isStill()) set(customerId, { kind: 'ready', slugs: items.map(({ slug }) => slug) })
    } catch {
      if (isStill() && known?.liked.kind !== 'ready') set(customerId, { kind: 'failed' })
    } finally {
      isAsking = false
    }
  }
  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    of: (customerId) => (known?.customerId === customerId ? known.liked : null),
    ask(customerId) {
      const isOther = known?.customerId !== customerId
      if (isAsking && !isOther) return
      isAsking = true
      if (isOther || known?.liked.kind === 'failed') set(customerId, LOADING)
      void fetchFor(customerId)
    },
    async wish(slug, isLiked) {
      show(slug, isLiked)
      try {
        const { addFavourite, removeFavourite } = await calls()
        await http.send(isLiked ? addFavourite : removeFavourite, { variables: { kind: 'item', ref: slug } })
        return true
      } catch {
        show(slug, !isLiked)
        return false
      }
    },
  }
}
