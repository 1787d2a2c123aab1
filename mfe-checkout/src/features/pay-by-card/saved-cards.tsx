import { useEffect, useId, useRef, useState } from 'react'
import type { SavedCard } from '@galo/contracts/wallet'
import { css } from '@galo/css'
import { Button, Notice, RadioRow, Text } from '@galo/ui'
import { useLocale, useWords } from '@galo/words'
import { brandName } from './card-fields.model'
import { SavedCardRow } from './saved-card-row'
import { NEW_CARD } from './saved-cards.model'
import type { SavedCards } from './use-saved-cards'
import { SAVED_CARDS_WORDS } from './saved-cards.words'

const group = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-3);

  & > legend {
    float: inline-start;
    width: 100%;
    font-weight: 600;
  }
`

/** Empty, it takes no room, and is there for whoever listens to it. */
const status = css`
  &:empty {
    position: absolute;
  }
`

interface SavedCardListProps {
  readonly saved: SavedCards
  /** A card's id, or `NEW_CARD`. */
  readonly choice: string
  readonly onChoose: (choice: string) => void
  /** Nothing is changed while an order is being made. */
  readonly isFixed: boolean
}

/** The cards that were saved, and another one. Nothing where there are none. */
export const SavedCardList = ({ saved, choice, onChoose, isFixed }: SavedCardListProps) => {
  const words = useWords(SAVED_CARDS_WORDS)
  const locale = useLocale()
  const name = useId()
  const said = useRef<HTMLDivElement>(null)
  const [news, setNews] = useState<{ readonly text: string; readonly isGone: boolean } | null>(null)
  // The button that was pressed has gone with its card.
  useEffect(() => {
    if (news?.isGone === true) said.current?.focus()
  }, [news])
  const nameOf = ({ cardBrand, cardLastFour }: SavedCard): string =>
    words.card(brandName(cardBrand, locale) ?? words.unknownBrand, cardLastFour)
  const remove = async (card: SavedCard) => {
    setNews(null)
    const isGone = await saved.remove(card.paymentMethodId)
    setNews({ isGone, text: isGone ? words.removed(nameOf(card)) : words.notRemoved(nameOf(card)) })
  }
  return (
    <>
      <div ref={said} css={status} role="status" tabIndex={news === null ? undefined : -1}>
        {saved.kind === 'loading' && <Text tone="soft">{words.looking}</Text>}
        {saved.kind === 'failed' && (
          <Notice
            tone="warn"
            action={
              <Button size="small" variant="outline" onClick={saved.retry}>
                {words.tryAgain}
              </Button>
            }
          >
            {words.failed}
          </Notice>
        )}
        {news !== null && <Text>{news.text}</Text>}
      </div>
      {saved.cards.length > 0 && (
        <fieldset css={group}>
          <legend>{words.legend}</legend>
          {saved.cards.map((card) => (
            <SavedCardRow
              key={card.paymentMethodId}
              group={name}
              card={card}
              name={nameOf(card)}
              isChosen={card.paymentMethodId === choice}
              isFixed={isFixed || saved.removing !== null}
              onChoose={onChoose}
              onRemove={() => void remove(card)}
            />
          ))}
          <RadioRow
            boxed
            name={name}
            value={NEW_CARD}
            label={words.another}
            checked={choice === NEW_CARD}
            disabled={isFixed}
            onChange={onChoose}
          />
        </fieldset>
      )}
    </>
  )
}
