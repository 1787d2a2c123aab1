import { useEffect } from 'react'
import { useServices, type Http } from '@galo/services'
import { useExternalStore, useStore } from '@galo/state'
import { createLikes, type LikedDishes, type Likes } from './liked-dishes'

/** One for the page: a heart, the filters and the menu say the same. */
const ofPage = new WeakMap<Http, Likes>()

const likesFor = (http: Http): Likes => {
  const made = ofPage.get(http) ?? createLikes(http)
  ofPage.set(http, made)
  return made
}

/** What the customer who is here likes: `null` for a guest. Asked for where it is shown, and not before `isShown`. */
export const useLikes = (
  isShown = true,
): { readonly liked: LikedDishes | null; readonly askAgain: () => void; readonly wish: Likes['wish'] } => {
  const likes = likesFor(useServices().http)
  const customerId = useStore('session', ({ user }) => user?.uuid ?? null) ?? null
  const liked = useExternalStore(
    likes.subscribe,
    () => (customerId === null ? null : likes.of(customerId)),
    () => null,
  )
  const askAgain = () => {
    if (customerId !== null) likes.ask(customerId)
  }
  useEffect(() => {
    if (customerId !== null && isShown) likes.ask(customerId)
  }, [customerId, isShown, likes])
  return { liked, askAgain, wish: likes.wish }
}
