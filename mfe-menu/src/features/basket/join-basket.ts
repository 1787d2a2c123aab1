import { ok, type Result } from '@galo/domain'
import type { SenderDeps } from './basket-sender'
import { hasAlcohol } from './basket.lines'
import type { LineChanges } from './line.changes'
import { wantedOf } from './refill'
import { refillWords, type Filling } from './refill.model'

/**
 * Puts food into the basket that is there, dish by dish, each under a number of its own. What can't be had is named at the end; a line that breaks leaves off
 * there, and a second try goes on with what is missing.
 */
export const createJoining = (
  { store, locale, runner: { note } }: SenderDeps,
  lines: Pick<LineChanges, 'addition'>,
  { place, dishes, from, joinsAs = '' }: Filling,
): (() => Promise<Result<void, never>>) => {
  const missing = wantedOf(dishes).map((wanted, index) => ({ ...wanted, changeId: `${joinsAs}-${index}` }))
  const gone: string[] = []
  const failsAs = () => {}

  return async () => {
    for (let [next] = missing; next !== undefined; [next] = missing) {
      const { name, item, changeId } = next
      const picture = item === null ? '' : (store.getState().pictures[item.id] ?? '')
      const added =
        item !== null &&
        (await lines.addition(place, { item, picture }, { agreedTo: 'adults-only', failsAs, changeId })()).ok
      if (!added) gone.push(name)
      missing.shift()
    }
    note(
      refillWords(
        gone,
        { hasFood: gone.length < dishes.length, hasAlcohol: hasAlcohol(store.getState()), from },
        locale,
      ),
    )
    return ok(undefined)
  }
}
