import { usePublish } from '@galo/events'
import { useWriter } from '@galo/state'

/** Compiled, never run: what this package may write and say, and what it may not. */
export const useOwnThings = () => {
  useWriter('location')
  useWriter('restaurant')
  const publish = usePublish()
  publish('restaurant.selected', { restaurantId: 'r1', fulfilment: 'COLLECTION', startsAgain: false })
  // @ts-expect-error the basket is the menu's
  useWriter('basket')
  // @ts-expect-error so is what happens to it
  publish('basket.changed', { basketId: 'b1', revision: 1 })
}
