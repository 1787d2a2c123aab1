import { useState, type ReactNode } from 'react'
import type { KeptDish } from '@galo/contracts/saved-baskets'
import { unsafeOf, type JudgedKept } from './kept-safety.model'
import { StartAgainQuestion } from './saved-basket-questions'
import { UnsafeQuestion } from './unsafe-question'

interface PutInOptions {
  readonly judged: readonly JudgedKept[]
  /** As the customer knows what goes in. */
  readonly name: string
  /** There is other food that it would take the place of. */
  readonly startsAgain: boolean
  readonly onPutIn: (dishes: readonly KeptDish[]) => Promise<void>
}

interface PutIn {
  readonly begin: () => void
  readonly isBusy: boolean
  /** What is asked before, once it is. */
  readonly question: ReactNode
}

const dishesOf = (judged: readonly JudgedKept[]): readonly KeptDish[] => judged.map(({ dish }) => dish)

/** Puts a kept basket in, with what has to be asked before: what isn't for who puts it in (X09), then what it takes the place of (F17). */
export const usePutIn = ({ judged, name, startsAgain, onPutIn }: PutInOptions): PutIn => {
  const [isBusy, setBusy] = useState(false)
  const [asked, setAsked] = useState<'unsafe' | readonly KeptDish[] | null>(null)
  const unsafe = unsafeOf(judged)
  const suited = judged.filter(({ isUnsafe }) => !isUnsafe)

  const put = async (dishes: readonly KeptDish[]) => {
    setAsked(null)
    setBusy(true)
    await onPutIn(dishes)
    setBusy(false)
  }
  const goOn = (dishes: readonly KeptDish[]) => {
    if (startsAgain) setAsked(dishes)
    else void put(dishes)
  }
  const answerUnsafe = (what: 'all' | 'without' | 'nothing') => {
    if (what === 'nothing') setAsked(null)
    else goOn(dishesOf(what === 'all' ? judged : suited))
  }
  return {
    isBusy,
    begin() {
      if (unsafe.length > 0) setAsked('unsafe')
      else goOn(dishesOf(judged))
    },
    question:
      asked === 'unsafe' ? (
        <UnsafeQuestion
          unsafe={unsafe}
          hasOthers={suited.some(({ dish }) => dish.price !== null)}
          answer={answerUnsafe}
        />
      ) : (
        asked !== null && (
          <StartAgainQuestion
            name={name}
            answer={(isYes) => {
              if (isYes) void put(asked)
              else setAsked(null)
            }}
          />
        )
      ),
  }
}
