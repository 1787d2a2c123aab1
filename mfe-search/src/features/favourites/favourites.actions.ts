import type { Favourites } from '@galo/contracts/profile'
import type { Http } from '@galo/services'
import type { StateOf, WritableStore } from '@galo/state'
import { favouritesFrom, withWish, type Wish } from './favourites.model'

export interface FavouritesActions {
  /** Asks what is liked, once: again only where that failed. */
  ask(): Promise<void>
  /** Likes a restaurant, or no more: shown at once, and taken back when it could not be kept. Answers whether it is. */
  wish(wish: Wish): Promise<boolean>
}

interface FavouritesDeps {
  readonly store: WritableStore<StateOf<'favourites'>>
  readonly http: Http
  /** Who is signed in. An answer is nobody else's. */
  readonly who: () => string | null
}

/** The calls come with their schemas, and only for who is signed in. */
const calls = () => import('@galo/contracts/profile')

/** What a customer can do to what they like. Wishes are sent one after the other, in the order of the presses. */
export const createFavourites = ({ store, http, who }: FavouritesDeps): FavouritesActions => {
  /** Shown, and not answered yet. */
  let waiting: readonly Wish[] = []
  let turn: Promise<unknown> = Promise.resolve()
  let asking: Promise<void> | null = null

  const show = (wish: Wish) => store.setState(({ restaurants }) => ({ restaurants: withWish(restaurants ?? [], wish) }))
  const adopt = (answer: Favourites) =>
    store.setState({ restaurants: waiting.reduce(withWish, favouritesFrom(answer)) })

  const send = async (wish: Wish, customer: string | null): Promise<boolean> => {
    const answer = async () => {
      const { addFavourite, removeFavourite } = await calls()
      const variables = { kind: 'restaurant' as const, ref: wish.restaurant.id }
      return http.send(wish.isLiked ? addFavourite : removeFavourite, { variables })
    }
    const answered = await answer().catch(() => null)
    waiting = waiting.filter((other) => other !== wish)
    if (who() !== customer) return true
    if (answered !== null) {
      adopt(answered)
      return true
    }
    // What was pressed since is what they want by now.
    if (waiting.every(({ restaurant }) => restaurant.id !== wish.restaurant.id))
      show({ ...wish, isLiked: !wish.isLiked })
    return false
  }

  return {
    ask() {
      const customer = who()
      asking ??= calls()
        .then(({ getFavourites }) => http.send(getFavourites, { variables: {} }))
        .then((answer) => {
          if (who() === customer) adopt(answer)
        })
        // Nobody waits for it: what is liked is not shown then, and asked for where it would be next.
        .catch(() => {})
        .finally(() => {
          asking = null
        })
      return asking
    },
    wish(wish) {
      const customer = who()
      waiting = [...waiting, wish]
      show(wish)
      const sent = turn.then(() => send(wish, customer))
      turn = sent
      return sent
    },
  }
}
