import {
  deleteSavedBasket,
  listSavedBaskets,
  readSharedBasket,
  saveBasket,
  shareBasket,
} from '@galo/contracts/saved-baskets'
import type { World } from '../../world/world'
import type { ApiArea } from '../api-call'
import { describedCall } from '../described-call'

/** A guest of their own each time: so many a minute is for each. */
const somebodyWithFood = async ({ guest, basket }: World) => {
  const { api, session } = await guest()
  return { api, session, basket_id: (await basket(api, { items: 2 })).data.id }
}

const when = { CUSTOMERS_ONLY: 'a guest asks' }

export const savedBasketsArea: ApiArea = {
  id: 'saved-baskets',
  title: 'Saved and shared baskets',
  about: 'What customers keep of a basket for another day, and what anybody shares by a link.',
  calls: [
    describedCall(saveBasket, {
      title: 'Save a basket',
      when: {
        ...when,
        NOT_FOUND: 'there is no such basket, or it is somebody else’s, or the account is no longer there',
        BASKET_EMPTY: 'nothing is in it',
        TOO_MANY_SAVED_BASKETS: 'there are 20 already',
      },
      isOwned: true,
      good: async (world) => {
        const { api, session } = await world.customer('UK', 5)
        const { data } = await world.basket(api, { items: 2 })
        return { token: session, body: { basket_id: data.id, name: 'Friday' } }
      },
    }),
    describedCall(listSavedBaskets, {
      title: 'Read what I have saved',
      when,
      good: async (world) => ({ token: (await world.customer('UK', 5)).session }),
    }),
    describedCall(deleteSavedBasket, {
      title: 'Delete a saved basket',
      when,
      good: async (world) => ({ token: (await world.customer('UK', 5)).session, params: { id: 'one-that-is-gone' } }),
    }),
    describedCall(shareBasket, {
      title: 'Share a basket',
      when: {
        NOT_FOUND: 'there is no such basket, or it is somebody else’s',
        BASKET_EMPTY: 'nothing is in it',
        TOO_MANY_SHARED_BASKETS: 'the bearer shares more than 10 a minute',
      },
      isOwned: true,
      good: async (world) => {
        const { session, basket_id } = await somebodyWithFood(world)
        return { token: session, body: { basket_id } }
      },
    }),
    describedCall(readSharedBasket, {
      title: 'Read a shared basket',
      when: { NOT_FOUND: 'nobody shared it, or it has expired' },
      good: async (world) => {
        const { api, basket_id } = await somebodyWithFood(world)
        const { body } = await api.post(shareBasket.path, { basket_id })
        return { params: { id: shareBasket.answer.parse(body).id } }
      },
    }),
  ],
}
