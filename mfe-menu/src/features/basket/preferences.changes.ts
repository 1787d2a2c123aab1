import { setPreferences, updateView } from '@galo/contracts/basket'
import type { Http } from '@galo/services'
import type { BasketActions } from './basket.actions'
import type { Send } from './basket-sender'
import { preferencesOf, type Wishes } from './preferences.model'

/** Says what goes with the order: all of it each time, as it is known by then, with what is wished for now. */
export const sendWishes =
  (http: Http, wishes: Wishes): Send =>
  (over) =>
    http.send(setPreferences, { body: updateView(over, { preferences: { ...preferencesOf(over.data), ...wishes } }) })

/** The same in its turn, or once there is a line. While the basket is being paid for, the customer is told so. */
export const changePreferences = async (
  { inTurn }: Pick<BasketActions, 'inTurn'>,
  http: Http,
  wishes: Wishes,
): Promise<void> => {
  await inTurn('preferences', 'SET_PREFERENCES_ERROR', ({ offer }) => offer(sendWishes(http, wishes), () => null), {
    name: '',
    wish: { kind: 'prefer', preferences: wishes },
  })
}
