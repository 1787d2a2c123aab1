import { setPreferences, updateView } from '@galo/contracts/basket'
import type { Http } from '@galo/services'
import type { Send } from './basket-sender'
import { preferencesOf, type Wishes } from './preferences.model'

/** Says what goes with the order: all of it each time, as it is known by then, with what is wished for now. */
export const sendWishes =
  (http: Http, wishes: Wishes): Send =>
  (over) =>
    http.send(setPreferences, { body: updateView(over, { preferences: { ...preferencesOf(over.data), ...wishes } }) })
