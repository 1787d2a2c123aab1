import { deleteSavedBasket, listSavedBaskets, saveBasket } from '@galo/contracts/saved-baskets'
import { useAsyncData, useServices } from '@galo/services'

/** What the customer has saved (X03), asked for where it is shown and kept nowhere: browsers are shared. */
export const useSavedBaskets = (customerId: string) => {
  const { http } = useServices()
  const saved = useAsyncData({
    key: customerId,
    load: async (signal) => (await http.send(listSavedBaskets, { signal })).saved_baskets,
  })
  return {
    saved,
    /** Keeps the basket under this name; the promise fails when it could not be kept. */
    async save(basketId: string, name: string): Promise<void> {
      const { saved_baskets } = await http.send(saveBasket, { body: { basket_id: basketId, name } })
      saved.update(() => saved_baskets)
      // Whatever was on its way is older.
      saved.refresh()
    },
    async remove(id: string): Promise<void> {
      const { saved_baskets } = await http.send(deleteSavedBasket, { params: { id } })
      saved.update(() => saved_baskets)
    },
  }
}
