import { useAsyncData, useServices } from '@galo/services'
import { useStore } from '@galo/state'

/** The calls come with their schemas, and only for who is signed in. */
const calls = () => import('@galo/contracts/profile')

interface FavouriteDish {
  /** `null` for a guest, and until it is known. */
  readonly isLiked: boolean | null
  /** Likes it, or no more: shown at once, and taken back when it could not be kept. Answers whether it is. */
  wish(isLiked: boolean): Promise<boolean>
}

/** Whether the customer who is signed in likes a dish (X02). Asked when somebody looks at it, and kept nowhere: browsers are shared. */
export const useFavouriteDish = (slug: string): FavouriteDish => {
  const { http } = useServices()
  const who = useStore('session', ({ user }) => user?.uuid ?? null) ?? null
  const liked = useAsyncData({
    key: who,
    load: async (signal) => {
      const { getFavourites } = await calls()
      const { items } = await http.send(getFavourites, { variables: {}, signal })
      return items.some((item) => item.slug === slug)
    },
  })
  return {
    isLiked: liked.kind === 'ready' ? liked.data : null,
    async wish(isLiked) {
      liked.update(() => isLiked)
      try {
        const { addFavourite, removeFavourite } = await calls()
        await http.send(isLiked ? addFavourite : removeFavourite, { variables: { kind: 'item', ref: slug } })
        return true
      } catch {
        liked.update(() => !isLiked)
        return false
      }
    },
  }
}
