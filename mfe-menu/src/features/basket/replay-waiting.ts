import { isRejected } from '@galo/contracts/errors'
import { ok, type Result } from '@galo/domain'
import { wordsOf } from '@galo/words'
import type { WaitingChange } from '../../../remote'
import type { Send, SenderDeps } from './basket-sender'
import type { LineChanges } from './line.changes'
import { WAITING_WORDS } from './waiting.words'
import { sendWishes } from './send-wishes'
import { withoutWaiting } from './settled-waiting'

interface Replayed extends Pick<LineChanges, 'addition' | 'quantity'> {
  offer(send: Send, whyNot: () => null): () => Promise<unknown>
}

/**
 * Makes what waited for the line, in its order, each under the number it was kept with. What the platform won't do is named at the end and not
 * tried again; a line that breaks once more leaves the rest waiting.
 */
export const createReplay =
  ({ store, http, locale, runner: { note } }: SenderDeps, changes: Replayed) =>
  async (): Promise<Result<void, never>> => {
    const failsAs = () => {}
    const make = async ({ id: changeId, wish }: WaitingChange): Promise<boolean> => {
      if (wish.kind === 'add') {
        const { place, addition, agreedTo } = wish
        const options = { failsAs, changeId, ...(agreedTo === null ? {} : { agreedTo }) }
        const made = await changes.addition(place, addition, options)()
        return made.ok || made.error.reason === 'held-back'
      }
      if (wish.kind === 'prefer') {
        // Refused, it was said in its own words.
        await changes.offer(sendWishes(http, wish.preferences), () => null)()
        return true
      }
      const quantityOf = (now: number) => (wish.kind === 'set' ? wish.quantity : now + wish.by)
      await changes.quantity(wish.lineId, quantityOf, { failsAs, changeId })()
      return store.getState().notice === null
    }

    const refused: string[] = []
    const first = () => store.getState().waiting.find(({ isHeld }) => isHeld !== true)
    for (let next = first(); next !== undefined; next = first()) {
      const { id, name } = next
      try {
        if (!(await make(next))) refused.push(name)
      } catch (error) {
        // Nobody could say, or the platform is down: it stays, with what is behind it.
        if (!isRejected(error) || error.model.status >= 500) throw error
        refused.push(name)
      }
      if (first()?.id === id) store.setState((state) => withoutWaiting(state, id))
    }
    const names = [...new Set(refused)].filter((name) => name !== '')
    if (names.length > 0) note(wordsOf(WAITING_WORDS, locale).refused(names))
    return ok(undefined)
  }
