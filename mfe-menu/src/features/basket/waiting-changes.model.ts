import { wordsOf, type Locale } from '@galo/words'
import type { WaitingChange } from '../../../remote'
import { WAITING_WORDS } from './waiting.words'

/** A line of what waits; presses that came to one after the other on the same dish are one of them. */
export interface WaitingLine {
  readonly id: string
  readonly words: string
}

const isOfSame = ({ wish: one }: WaitingChange, { wish: other }: WaitingChange): boolean =>
  (one.kind === 'step' && other.kind === 'step' && one.lineId === other.lineId) ||
  (one.kind === 'prefer' && other.kind === 'prefer')

/** Steps of one line in a row add up, and what goes with the order is read once; the list is for reading, each is made by itself. */
const joined = (waiting: readonly WaitingChange[]): readonly WaitingChange[] =>
  waiting.reduce<readonly WaitingChange[]>((list, change) => {
    const last = list.at(-1)
    if (last === undefined || !isOfSame(last, change)) return [...list, change]
    if (last.wish.kind !== 'step' || change.wish.kind !== 'step') return list
    return [...list.slice(0, -1), { ...last, wish: { ...last.wish, by: last.wish.by + change.wish.by } }]
  }, [])

/** What waits, in words and in its order. */
export const waitingLines = (waiting: readonly WaitingChange[], locale: Locale): readonly WaitingLine[] => {
  const words = wordsOf(WAITING_WORDS, locale)
  const wordsFor = ({ name, wish }: WaitingChange): string | null => {
    const dish = name === '' ? words.aDish : name
    if (wish.kind === 'add') return words.add(dish, wish.addition.item.quantity)
    if (wish.kind === 'prefer') return words.preferences
    if (wish.kind === 'set') return wish.quantity < 1 ? words.remove(dish) : words.set(dish, wish.quantity)
    if (wish.by === 0) return null
    return wish.by > 0 ? words.more(dish, wish.by) : words.fewer(dish, -wish.by)
  }
  return joined(waiting).flatMap((change) => {
    const said = wordsFor(change)
    return said === null ? [] : [{ id: change.id, words: said }]
  })
}
