import type { Http } from '@galo/services'
import type { BasketActions } from './basket.actions'
import type { Wishes } from './preferences.model'
import { sendWishes } from './send-wishes'

/** Says in its turn, or once there is a line, what goes with the order. While the basket is being paid for, the customer is told so. */
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
