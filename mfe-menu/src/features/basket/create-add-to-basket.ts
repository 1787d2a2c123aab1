import type { ChosenModifiers } from '@galo/contracts/basket'
import type { State } from '@galo/state'
import type { BasketActions } from './basket.actions'
import type { Added } from './basket-differences'
import type { AddFailure, BasketRefusal } from './basket.errors'
import type { Addition, BasketPlace } from './basket.model'
import type { BasketWords } from './basket.words'

/** Short-lived words after "+": what went in, with the way back, or why nothing did. */
export interface AddMessage {
  readonly words: string
  readonly undo: (() => void) | null
  /** It did not go well. */
  readonly isFailure?: boolean
  /** The basket says it too, with the way to try again, where it is in sight. */
  readonly isInBasket?: boolean
}

/** The dish that went in last. */
export interface DishAdded {
  readonly dishId: string
  /** The lines that hold it; none where nobody can say which they are. */
  readonly lineIds: readonly string[]
  readonly undo: () => void
}

/** What the customer decides before the dish goes in. */
export interface AddQuestion {
  readonly refusal: BasketRefusal
  readonly answer: (yes: boolean) => void
}

interface AddToBasketDeps {
  readonly actions: BasketActions
  readonly state: Pick<State, 'read'>
  readonly words: BasketWords
  readonly place: BasketPlace
  readonly setMessage: (message: AddMessage | null) => void
  readonly setAdded: (added: DishAdded | null) => void
  readonly setQuestion: (question: AddQuestion | null) => void
  /** Of a dish that was refused because there is no more of it, by id; of choices of one, by name. */
  readonly noteSoldOut: (gone: string) => void
}

/** Sooner than this, a word about waiting would only flicker. */
const LATE_MS = 700

const ADDED = { kind: 'added' } as const
/** Another question came first. */
const ASKED = { kind: 'asked' } as const
const failed = (words: string) => ({ kind: 'failed', words }) as const

/** What a press on a dish does, and what it says of what came of it. */
export const createAddToBasket = ({
  actions,
  state,
  words,
  place,
  setMessage,
  setAdded,
  setQuestion,
  noteSoldOut,
}: AddToBasketDeps) => {
  const failureWords = (whenOnline: string): string =>
    state.read('connectivity').getState().online ? whenOnline : words.offline

  let presses = 0
  let refused = { words: '', presses: 0 }
  /** Who pressed on before an earlier press was refused has had no time to read that: it is said together. */
  const tell = (message: AddMessage, press: number): AddMessage => {
    const both =
      press > refused.presses ? message : { ...message, words: `${refused.words} ${message.words}`, isFailure: true }
    setMessage(both)
    return both
  }

  const tellAdded = ({ lines, name }: Added, dishId: string, press: number) => {
    const undo = () => {
      setMessage(null)
      setAdded(null)
      // As many as went in, however many there are by then.
      for (const { lineId, by } of lines) void actions.step(lineId, -by)
    }
    tell({ words: words.added(name ?? words.yourDish), undo }, press)
    setAdded({ dishId, lineIds: lines.map(({ lineId }) => lineId), undo })
    return ADDED
  }

  const ask = (refusal: BasketRefusal): Promise<boolean> =>
    new Promise((resolve) => {
      setQuestion({
        refusal,
        answer: (yes) => {
          setQuestion(null)
          resolve(yes)
        },
      })
    })

  const notAdded = (failure: Exclude<AddFailure, BasketRefusal>, dishId: string) => {
    if (failure.reason === 'waiting') {
      setMessage({ words: words.keptForLater, undo: null })
      return ADDED
    }
    if (failure.reason === 'not-sold-this-way') return failed(words.notSoldThisWay)
    if (failure.reason === 'failed') return { ...failed(failureWords(words.notAdded)), isInBasket: true }
    if (failure.reason === 'sold-out') for (const gone of failure.choicesGone ?? [dishId]) noteSoldOut(gone)
    return failed(failure.words)
  }

  const add = async (
    addition: Addition,
    meanwhile: <T>(answer: Promise<T>) => Promise<T> = (answer) => answer,
    press = (presses += 1),
  ) => {
    const first = await meanwhile(actions.add(place, addition))
    if (first.ok) return tellAdded(first.value, addition.item.id, press)
    if (!isQuestion(first.error)) return notAdded(first.error, addition.item.id)
    if (!(await ask(first.error))) return ASKED
    const anew = await actions.add(place, addition, first.error.reason)
    if (anew.ok) return tellAdded(anew.value, addition.item.id, press)
    return isQuestion(anew.error) ? ASKED : notAdded(anew.error, addition.item.id)
  }

  /** Says so when an answer takes long, the code that asks for it included, and takes that back when there is one. */
  const tellIfLate = async <T>(answer: Promise<T>): Promise<T> => {
    let isLate = false
    const late = setTimeout(() => {
      isLate = true
      setMessage({ words: words.adding, undo: null })
    }, LATE_MS)
    const answered = await answer
    clearTimeout(late)
    if (isLate) setMessage(null)
    return answered
  }

  /** A dish as it comes, from its card, where there is no sheet to say what went wrong. */
  const addFromCard = async (
    id: string,
    modifiers: ChosenModifiers,
    { picture, ...marks }: Omit<Addition, 'item'>,
  ): Promise<void> => {
    const press = (presses += 1)
    const result = await add({ item: { id, quantity: 1, modifiers }, picture, ...marks }, tellIfLate, press)
    if (result.kind !== 'failed') return
    const told = { words: result.words, undo: null, isFailure: true, isInBasket: 'isInBasket' in result }
    refused = { words: tell(told, press).words, presses }
  }

  return { add, addFromCard }
}

const isQuestion = (failure: AddFailure): failure is BasketRefusal =>
  'forAdults' in failure || failure.reason === 'adults-only'
