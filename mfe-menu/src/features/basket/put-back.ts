import type { BasketItem } from '@galo/contracts/basket'
import type { StateOf, WritableStore } from '@galo/state'
import type { BasketActions } from './basket.actions'
import { chosenOf, lineName } from './line-choices'

interface PutBackDeps {
  readonly actions: Pick<BasketActions, 'add'>
  readonly store: WritableStore<StateOf<'basket'>>
}

/** A line that was taken out, with all that was chosen of it. What is in the way of it is said as news; alcohol was asked about when it went in first. */
export const putBack = async ({ actions, store }: PutBackDeps, line: BasketItem): Promise<void> => {
  const { restaurant, fulfilmentType, pictures } = store.getState()
  if (restaurant === null) return
  const { menu_item_id: id, quantity } = line
  const result = await actions.add(
    { restaurant, fulfilmentType },
    { item: { id, quantity, modifiers: chosenOf(line) }, picture: pictures[id] ?? '', name: lineName(line) },
  )
  if (!result.ok && 'words' in result.error) {
    const { words: notice } = result.error
    store.setState((state) => ({ ...state, notice }))
  }
}
