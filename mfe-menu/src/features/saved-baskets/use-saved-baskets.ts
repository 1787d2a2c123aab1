import { deleteSavedBasket, listSavedBaskets, saveBasket, type SavedBasket } from '@galo/contracts/saved-baskets'
import { useAsyncData, useServices, type Services } from '@galo/services'
import { useExternalStore } from '@galo/state'

interface Known {
  readonly customerId: string
  readonly list: readonly SavedBasket[] | null
  /** While it is asked for, by whichever place asked first. */
  readonly flight: Promise<readonly SavedBasket[]> | null
}

/** What one customer has saved, for every place of the page that shows it: the panel beside the menu is in a phone's page too. */
const createKnown = () => {
  const listeners = new Set<() => void>()
  let known: Known | null = null
  const set = (next: Known) => {
    known = next
    listeners.forEach((tell) => tell())
  }
  return {
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    listOf: (customerId: string) => (known?.customerId === customerId ? known.list : null),
    put: (customerId: string, list: readonly SavedBasket[]) => set({ customerId, list, flight: null }),
    ask(customerId: string, send: () => Promise<readonly SavedBasket[]>): Promise<readonly SavedBasket[]> {
      if (known?.customerId === customerId && known.flight !== null) return known.flight
      const flight = send()
      known = { customerId, list: null, flight }
      const isLatest = () => known?.flight === flight
      flight.then(
        (list) => isLatest() && set({ customerId, list, flight: null }),
        () => isLatest() && set({ customerId, list: null, flight: null }),
      )
      return flight
    },
  }
}

/** With the page, and nowhere longer: browsers are shared. */
const ofPage = new WeakMap<Services['http'], ReturnType<typeof createKnown>>()

const knownFor = (http: Services['http']) => {
  const there = ofPage.get(http)
  if (there !== undefined) return there
  const made = createKnown()
  ofPage.set(http, made)
  return made
}

/** What the customer has saved (X03): asked for once, however many places show it. */
export const useSavedBaskets = (customerId: string) => {
  const { http } = useServices()
  const known = knownFor(http)
  const list = useExternalStore(
    known.subscribe,
    () => known.listOf(customerId),
    () => null,
  )
  const asked = useAsyncData({
    key: list === null ? customerId : null,
    load: () => known.ask(customerId, async () => (await http.send(listSavedBaskets, {})).saved_baskets),
  })
  return {
    saved: list === null ? asked : { ...asked, kind: 'ready' as const, data: list },
    /** Keeps the basket under this name; the promise fails when it could not be kept. */
    async save(basketId: string, name: string): Promise<void> {
      const { saved_baskets } = await http.send(saveBasket, { body: { basket_id: basketId, name } })
      known.put(customerId, saved_baskets)
    },
    async remove(id: string): Promise<void> {
      const { saved_baskets } = await http.send(deleteSavedBasket, { params: { id } })
      known.put(customerId, saved_baskets)
    },
  }
}
