import { useEffect, useId, useImperativeHandle, useRef, useState, type ComponentProps, type Ref } from 'react'
import { css } from '@galo/css'
import { changeField, createField, epochMs, fieldText, showsError, touchField } from '@galo/domain'
import { useServices } from '@galo/services'
import { useStore, useWriter } from '@galo/state'
import { FailedState, FONT_FILES, Stack, TextInput } from '@galo/ui'
import { CardForm, type CardFieldName, type CardPayment } from '@galo/vendors'
import { useLocale, useWords } from '@galo/words'
import { CardFrame } from './card-frame'
import { brandName, CARD_FIELDS, cardFieldError, firstUnfinished, NO_CARD } from './card-fields.model'
import { useWaitedTooLong } from './use-waited-too-long'
import { CARD_FIELDS_WORDS } from './card-fields.words'

const pair = css`
  display: grid;
  gap: var(--s-4);
  grid-template-columns: repeat(auto-fit, minmax(min(7rem, 100%), 1fr));
`

/** What is asked of the fields when the customer presses Pay. */
export interface TypedCard {
  readonly payment: () => CardPayment | null
  readonly holder: () => string
  /**
   * True when everything is filled in; otherwise every field says what is missing and the first of them gets the focus.
   * While the fields are still coming to life nobody knows: then the press is kept, and the form is sent once they tell.
   */
  readonly check: () => boolean
}

/** What the page asks of the card, typed or saved. */
export interface CardHandle extends TypedCard {
  readonly said: () => { readonly walletPaymentMethodId?: string; readonly saveCard?: boolean }
}

export interface CardFieldsProps {
  readonly ref: Ref<TypedCard>
  readonly provider: ComponentProps<typeof CardForm>['provider']
  /** What the bank said about a field of the card that was just tried. */
  readonly refused: { readonly name: CardFieldName; readonly text: string } | null
  /** Fields that don't answer are to be brought anew. */
  readonly onRetry: () => void
}

/**
 * The provider tells what was typed a moment later. Fields that turn out to be finished so soon after a press on Pay, in milliseconds, were
 * finished when it was made: nobody types a digit in that time.
 */
const LATE_WORD_MS = 500

/** By its whole address: the frames stand on another site. There are fields in a browser only, once the provider's script is there. */
const houseFonts = () => [
  { family: 'Figtree Variable', src: `url(${location.origin}${FONT_FILES.figtree})`, weight: '300 900' },
]

/** The name on the card, and three fields whose digits only the card provider sees. */
export const CardFields = ({ ref, provider, refused, onRetry }: CardFieldsProps) => {
  const locale = useLocale()
  const words = useWords(CARD_FIELDS_WORDS)
  const { clock } = useServices()
  const id = useId()
  const [fonts] = useState(houseFonts)
  const payment = useWriter('payment')
  const kept = useStore('payment', (state) => state.cardholderName)
  const [holder, setHolder] = useState(() => createField('cardholder-name', { value: kept }))
  const [fields, setFields] = useState(NO_CARD)
  const [isAsked, setAsked] = useState(false)
  const [isHolderLeft, setHolderLeft] = useState(false)
  const [alive, setAlive] = useState<readonly CardFieldName[]>([])
  const isAlive = alive.length === CARD_FIELDS.length
  const [isPressKept, setPressKept] = useState(false)
  const isFinished = firstUnfinished(fields) === null
  const unfinishedAt = useRef(-Infinity)
  const hasWaitedTooLong = useWaitedTooLong(isPressKept && !isAlive)
  const [mended, setMended] = useState<unknown>(null)
  const port = useRef<CardPayment | null>(null)
  const root = useRef<HTMLDivElement>(null)

  const focus = (name: CardFieldName | 'cardholder') =>
    name === 'cardholder'
      ? root.current?.querySelector<HTMLInputElement>('[name="cardholder"]')?.focus()
      : root.current?.querySelector<HTMLLabelElement>(`label[for="${id}-${name}"]`)?.click()

  useImperativeHandle(ref, () => ({
    payment: () => port.current,
    holder: () => fieldText(holder),
    check: () => {
      const touched = touchField(holder)
      setHolder(touched)
      setHolderLeft(true)
      if (touched.isValid && !isAlive) {
        setPressKept(true)
        return false
      }
      setAsked(true)
      const wrong = touched.isValid ? firstUnfinished(fields) : 'cardholder'
      unfinishedAt.current = wrong === null || wrong === 'cardholder' ? -Infinity : epochMs(clock.now())
      if (wrong !== null) focus(wrong)
      return wrong === null && port.current !== null
    },
  }))

  useEffect(() => {
    if (isAlive && isPressKept) root.current?.closest('form')?.requestSubmit()
  }, [isAlive, isPressKept])
  useEffect(() => {
    if (isFinished && epochMs(clock.now()) - unfinishedAt.current < LATE_WORD_MS)
      root.current?.closest('form')?.requestSubmit()
  }, [isFinished, clock])

  const errorOf = (name: CardFieldName) =>
    cardFieldError(name, fields[name], isAsked, locale) ??
    (refused?.name === name && mended !== refused ? refused.text : undefined)
  const frame = (name: CardFieldName) => (
    <CardFrame
      key={name}
      name={name}
      id={`${id}-${name}`}
      label={words.labels[name]}
      error={errorOf(name)}
      brand={name === 'number' ? brandName(fields.number.brand, locale) : null}
      onChange={(state) => {
        setFields((known) => ({ ...known, [name]: state }))
        setMended(refused)
      }}
      onReady={() => setAlive((known) => (known.includes(name) ? known : [...known, name]))}
    />
  )
  const [number, ...rest] = CARD_FIELDS
  return (
    <div ref={root}>
      <CardForm
        provider={provider}
        fonts={fonts}
        onReady={(card) => {
          port.current = card
        }}
      >
        <Stack gap={4}>
          <TextInput
            label={words.holder}
            name="cardholder"
            autoComplete="cc-name"
            value={holder.value}
            onChange={(value) => {
              setHolder(changeField(holder, value))
              payment.setState((state) => ({ ...state, cardholderName: value }))
            }}
            onBlur={() => setHolderLeft(holder.value !== '')}
            error={isHolderLeft && showsError(holder) ? words.holderWrong : undefined}
            required
          />
          {number !== undefined && frame(number)}
          <div css={pair}>{rest.map(frame)}</div>
          {hasWaitedTooLong && (
            <FailedState
              level={3}
              heading={words.silent}
              text={words.silentText}
              onRetry={onRetry}
              retryLabel={words.tryAgain}
            />
          )}
        </Stack>
      </CardForm>
    </div>
  )
}
