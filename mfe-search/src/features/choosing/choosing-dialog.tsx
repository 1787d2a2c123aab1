import type { ReactNode } from 'react'
import { formatTime, MARKETS } from '@galo/domain'
import { Link } from '@galo/navigation'
import { useNow, useOverlayTurn } from '@galo/services'
import { Button, ButtonLink, Dialog, Text } from '@galo/ui'
import { useLocale, useWords, wordsOf, type Locale } from '@galo/words'
import { fulfilmentNoun } from '@galo/words/format'
import { backAt } from './back-at.model'
import type { Verdict } from './choosing.model'
import { CHOOSING_WORDS } from './choosing.words'

/** What is worth a dialog. */
export type Question = Exclude<Verdict, { readonly kind: 'go' }>

/** The restaurant that was chosen. */
export interface House {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly telephone: string
}

interface When {
  readonly now: number
  readonly timeZone: string
  readonly locale: Locale
}

/** What is said: a heading, and a sentence or two. */
const saidOf = (question: Question, { name }: House, { now, timeZone, locale }: When) => {
  const words = wordsOf(CHOOSING_WORDS, locale)
  switch (question.kind) {
    case 'closed':
      return { title: words.closed.title(name), text: backAt(question.opensNext, now, timeZone, locale) }
    case 'pre-order': {
      const { title, text, from } = words.preOrder
      const first = question.from === null ? '' : ` ${from(formatTime(question.from, timeZone))}`
      return { title, text: text(name, question.opens) + first }
    }
    case 'closing-soon': {
      const { title, text, minutes } = words.closingSoon
      return { title: title(name), text: text(question.closes, minutes(question.minutes)) }
    }
    case 'basket-would-go': {
      const { basket, because } = question
      const { title, text } = words.basket[because]
      const from =
        because === 'restaurant' ? basket.restaurant.name : fulfilmentNoun(basket.fulfilmentType, locale).toLowerCase()
      return { title, text: text(from) }
    }
    case 'unavailable': {
      const { what, why } = question
      if (what === 'both' || why === 'switched-off') return words.switchedOff[what]
      return { title: words.unavailable[what](name), text: words.why[why](name) }
    }
    default:
      return question satisfies never
  }
}

export interface ChoosingDialogProps {
  readonly question: Question
  readonly house: House
  /** Where its menu is. */
  readonly menu: string
  /** The same search for collection, where that can be had; else `null`. */
  readonly collectInstead: string | null
  /** Goes on to the menu with the link that leads there. */
  readonly onGo: () => void
  readonly onStartAgain: () => void
  readonly onKeep: () => void
  readonly onClose: () => void
}

/** What is said to who chooses a restaurant that can't serve them as they would think, or whose basket would go (D20, F17). */
export const ChoosingDialog = ({
  question,
  house,
  menu,
  collectInstead,
  onGo,
  onStartAgain,
  onKeep,
  onClose,
}: ChoosingDialogProps) => {
  const words = useWords(CHOOSING_WORDS)
  const locale = useLocale()
  const now = useNow()
  const { timeZone } = MARKETS[locale.market]
  const isShown = useOverlayTurn(question.kind === 'basket-would-go' ? 'start-again' : 'choosing', true)
  const { title, text } = saidOf(question, house, { now, timeZone, locale })

  const toMenu = (label: string, variant: 'act' | 'outline') => (
    <ButtonLink component={Link} to={menu} full variant={variant} onClick={onGo}>
      {label}
    </ButtonLink>
  )
  const others = (
    <Button variant="outline" full onClick={onClose}>
      {words.otherGalos}
    </Button>
  )
  const actionsOf = (): ReactNode => {
    switch (question.kind) {
      case 'basket-would-go':
        return (
          <>
            <Button variant="act" full onClick={onStartAgain}>
              {words.basket.startAgain}
            </Button>
            <Button variant="outline" full onClick={onKeep}>
              {words.basket.keep}
            </Button>
          </>
        )
      case 'pre-order':
      case 'closing-soon':
        return (
          <>
            {toMenu(question.kind === 'pre-order' ? words.preOrder.go : words.closingSoon.go, 'act')}
            {others}
          </>
        )
      case 'closed':
        return (
          <>
            {toMenu(words.seeMenu, 'act')}
            {others}
          </>
        )
      case 'unavailable':
        return (
          <>
            {collectInstead !== null && question.what !== 'collection' && question.what !== 'both' && (
              <ButtonLink component={Link} to={collectInstead} full variant="act" onClick={onClose}>
                {words.collect}
              </ButtonLink>
            )}
            {toMenu(words.seeMenu, 'outline')}
            {question.why === 'offline' ? (
              <ButtonLink href={`tel:${house.telephone.replaceAll(' ', '')}`} full variant="outline">
                {words.call(house.telephone)}
              </ButtonLink>
            ) : (
              others
            )}
          </>
        )
      default:
        return question satisfies never
    }
  }

  return (
    <Dialog open={isShown} onClose={onClose} title={title} actions={actionsOf()}>
      <Text tone="soft">{text}</Text>
    </Dialog>
  )
}
