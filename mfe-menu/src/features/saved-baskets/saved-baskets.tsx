import { useId, useRef, useState } from 'react'
import { css } from '@galo/css'
import type { KeptDish, SavedBasket } from '@galo/contracts/saved-baskets'
import { useBackOnline } from '@galo/services'
import { useStore } from '@galo/state'
import { Button, Heading, Notice, Skeleton, Text, VisuallyHidden } from '@galo/ui'
import { useWords } from '@galo/words'
import { SaveBasketForm } from './save-basket-form'
import type { Eater } from './kept-safety.model'
import { DeleteQuestion } from './saved-basket-questions'
import { SavedBasketRow } from './saved-basket-row'
import { useSavedBaskets } from './use-saved-baskets'
import { SAVED_BASKETS_WORDS } from './saved-baskets.words'

const part = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 'var(--s-3)' })
const rows = css({ margin: 0, padding: 0, listStyle: 'none' })

export interface SavedBasketsProps {
  readonly customerId: string
  /** Of the basket with food in it; `null` where there is none to save. */
  readonly basketId: string | null
  readonly eater: Eater
  /** What is typed of a name; it stays while the customer does something else. */
  readonly name: string
  readonly onName: (typed: string) => void
  /** Does it behind what is under way with the basket: one that is being made theirs can't be saved yet. */
  readonly inTurn: <T>(work: () => Promise<T>) => Promise<T>
  readonly onPutIn: (basket: SavedBasket, dishes: readonly KeptDish[]) => Promise<void>
}

/** The baskets a customer has saved, and where the one they have now is saved beside them (X03). */
export const SavedBaskets = ({ customerId, basketId, eater, name, onName, inTurn, onPutIn }: SavedBasketsProps) => {
  const words = useWords(SAVED_BASKETS_WORDS)
  const isOnline = useStore('connectivity', ({ online }) => online)
  const { saved, save, remove } = useSavedBaskets(customerId)
  const [leaving, setLeaving] = useState<SavedBasket | null>(null)
  const [said, setSaid] = useState('')
  const headingId = useId()
  const root = useRef<HTMLElement>(null)
  useBackOnline(() => {
    if (saved.kind === 'failed') saved.reset()
  })
  /** What became of it is said at the top of the basket: whoever is here still is brought there. */
  const putIn = async (basket: SavedBasket, dishes: readonly KeptDish[]) => {
    const title = root.current?.parentElement?.closest('section, dialog')?.querySelector('h2')
    await onPutIn(basket, dishes)
    const { activeElement, body } = document
    if (activeElement === body || root.current?.contains(activeElement) === true) title?.focus()
  }
  const baskets = saved.kind === 'ready' ? saved.data : []
  // Nothing saved, and nothing to save.
  if (saved.kind === 'ready' && baskets.length === 0 && basketId === null)
    return <VisuallyHidden role="status">{said}</VisuallyHidden>
  return (
    <section ref={root} css={part} aria-labelledby={headingId} aria-busy={saved.kind === 'loading'}>
      <Heading level={3} id={headingId}>
        {words.heading}
      </Heading>
      {saved.kind === 'loading' && (
        <div role="status">
          <Skeleton height={56} />
          {saved.isSlow ? <Text size="small">{words.slow}</Text> : <VisuallyHidden>{words.loading}</VisuallyHidden>}
        </div>
      )}
      {saved.kind === 'failed' && (
        <Notice
          tone="error"
          live
          action={
            <Button variant="soft" size="small" onClick={saved.reset}>
              {words.tryAgain}
            </Button>
          }
        >
          {isOnline ? words.notFetched : words.offline}
        </Notice>
      )}
      {saved.kind === 'ready' && baskets.length === 0 && (
        <Text size="small" tone="soft">
          {words.none}
        </Text>
      )}
      {basketId !== null && (
        <SaveBasketForm
          saved={baskets}
          name={name}
          onName={onName}
          onSave={async (wanted) => {
            await inTurn(() => save(basketId, wanted))
            setSaid(words.saved(wanted))
          }}
        />
      )}
      <Text size="small" role="status">
        {said}
      </Text>
      {baskets.length > 0 && (
        <ul css={rows}>
          {baskets.map((basket) => (
            <SavedBasketRow
              key={basket.id}
              basket={basket}
              eater={eater}
              startsAgain={basketId !== null}
              onDelete={() => setLeaving(basket)}
              onPutIn={(dishes) => putIn(basket, dishes)}
            />
          ))}
        </ul>
      )}
      {leaving !== null && (
        <DeleteQuestion
          name={leaving.name}
          onClose={() => setLeaving(null)}
          onDelete={async () => {
            await remove(leaving.id)
            setSaid(words.deleted(leaving.name))
          }}
        />
      )}
    </section>
  )
}
