import { setPreferences, updateView, type SignedBasket } from '@galo/contracts/basket'
import { ok, type Result } from '@galo/domain'
import { wordsOf } from '@galo/words'
import type { BasketSender, SenderDeps } from './basket-sender'
import { preferencesOf, type Wishes } from './preferences.model'
import { REFUSED_CHANGE_WORDS } from './refused-change.words'

interface PreferencesDeps {
  readonly sender: BasketSender
  readonly settle: (signed: SignedBasket) => void
}

/** What is sent when somebody says what goes with the order: all of it each time, as it is known by then, with what they wish for now. */
export const createPreferencesChange =
  ({ store, http, locale, runner }: SenderDeps, { sender, settle }: PreferencesDeps) =>
  (wishes: Wishes) =>
  async (): Promise<Result<void, never>> => {
    const { signed } = store.getState()
    if (signed === null) return ok(undefined)
    try {
      const answer = await sender.sendOver(signed, (over) =>
        http.send(setPreferences, {
          body: updateView(over, { preferences: { ...preferencesOf(over.data), ...wishes } }),
        }),
      )
      if (answer !== null) settle(answer)
    } catch (error) {
      // It is being paid for: no failure, so nothing to try again.
      const { reason } = sender.refusalIn(error)
      runner.note(wordsOf(REFUSED_CHANGE_WORDS, locale).change[reason])
    }
    return ok(undefined)
  }
