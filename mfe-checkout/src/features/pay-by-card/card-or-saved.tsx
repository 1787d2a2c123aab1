import { useEffect, useEffectEvent, useImperativeHandle, useRef, useState, type Ref } from 'react'
import { css } from '@galo/css'
import { CheckboxRow, Notice, Stack } from '@galo/ui'
import { savedCardPayment, type CardFieldName } from '@galo/vendors'
import { useWords } from '@galo/words'
import { CardFields, type CardFieldsProps, type CardHandle, type TypedCard } from './card-fields'
import { SavedCardList } from './saved-cards'
import { chosenCard, NEW_CARD } from './saved-cards.model'
import type { SavedCards } from './use-saved-cards'
import { SAVED_CARDS_WORDS } from './saved-cards.words'

/** The list is out of the way of who typed a card before it came, and what they typed stays when they look at it. */
const fields = css`
  &[hidden] {
    display: none;
  }
`

export interface PaysByCard {
  /** What the bank said about a field of the card that was just tried. */
  readonly refused: { readonly name: CardFieldName; readonly text: string } | null
  /** Why the card that was just tried was refused, by its code. */
  readonly refusal: string | undefined
  /** Nothing is changed while an order is being made. */
  readonly isFixed: boolean
}

interface CardOrSavedProps extends PaysByCard {
  readonly ref: Ref<CardHandle>
  readonly provider: CardFieldsProps['provider']
  readonly saved: SavedCards
  /** The saved cards may yet come, and nobody waits for the fields of another. */
  readonly isLooking: boolean
  readonly choice: string | null
  readonly onChoose: (choice: string) => void
}

/** The cards a customer has saved, and the fields for another: one of them pays. */
export const CardOrSaved = (props: CardOrSavedProps) => {
  const { ref, provider, saved, choice, onChoose, refused, refusal, isFixed, isLooking } = props
  // The platform's word, and the provider's in ours: it was removed since it was shown.
  const isGone = refusal === 'SAVED_CARD_GONE'
  const words = useWords(SAVED_CARDS_WORDS)
  const [tries, setTries] = useState(0)
  const [isSaving, setSaving] = useState(false)
  /** The bank speaks of the card that was asked. */
  const [wasTyped, setWasTyped] = useState(true)
  const typed = useRef<TypedCard>(null)
  const chosen = chosenCard(saved.cards, choice)
  // The fields are brought when somebody wants them, and stay with what is in them.
  const [isDrawn, setDrawn] = useState(false)
  if (chosen === null && !isLooking && !isDrawn) setDrawn(true)

  const lookAgain = useEffectEvent(() => saved.refresh())
  useEffect(() => {
    if (isGone) lookAgain()
  }, [isGone])

  useImperativeHandle(ref, () => {
    const id = chosen?.paymentMethodId
    return {
      payment: () => (id === undefined ? (typed.current?.payment() ?? null) : savedCardPayment(provider, id)),
      holder: () => (id === undefined ? (typed.current?.holder() ?? '') : ''),
      check: () => {
        setWasTyped(id === undefined)
        return id !== undefined || typed.current?.check() === true
      },
      said: () =>
        id !== undefined ? { walletPaymentMethodId: id } : isSaving && saved.isCustomer ? { saveCard: true } : {},
    }
  })

  return (
    <Stack gap={4}>
      {isGone && <Notice tone="warn">{words.gone}</Notice>}
      <SavedCardList saved={saved} choice={chosen?.paymentMethodId ?? NEW_CARD} onChoose={onChoose} isFixed={isFixed} />
      {isDrawn && (
        <div css={fields} hidden={chosen !== null}>
          <Stack gap={4}>
            <CardFields
              key={tries}
              ref={typed}
              provider={provider}
              refused={wasTyped ? refused : null}
              onRetry={() => setTries((count) => count + 1)}
            />
            {saved.isCustomer && (
              <CheckboxRow
                name="save-card"
                label={words.save}
                detail={words.saveDetail}
                checked={isSaving}
                disabled={isFixed}
                onChange={setSaving}
              />
            )}
          </Stack>
        </div>
      )}
    </Stack>
  )
}
