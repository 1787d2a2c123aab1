import { useState, type ReactNode, type SyntheticEvent } from 'react'
import { css } from '@galo/css'
import { useStore } from '@galo/state'
import { CaretRightIcon } from '@galo/ui'
import { useLocale, useWords } from '@galo/words'
import { BASKET_LINES_WORDS } from './basket-lines.words'
import { DeliveryToCome } from './delivery-to-come'
import type * as FeeReasons from './fee-reason.model'

const whole = css`
  & summary {
    display: inline-flex;
    align-items: center;
    gap: var(--s-1);
    min-height: var(--touch);
    /* What can be pressed may reach into the rows beside it: they stay as close as the others. */
    margin-block: -0.375rem;
    border-radius: var(--r-1);
    cursor: pointer;
    list-style: none;
  }
  & summary::-webkit-details-marker {
    display: none;
  }
  & summary svg {
    color: var(--text-3);
    transition: transform var(--d-1);
  }
  &[open] summary svg {
    transform: rotate(90deg);
  }
  & p {
    margin: 0 0 var(--s-2);
    max-width: 34ch;
    color: var(--text-2);
    font-size: var(--t-small);
  }
`

/** Of a fee that is charged; without one, of the ride that nobody can work out yet. */
export interface FeeLabelProps {
  readonly kind?: string | undefined
  readonly label?: string | undefined
}

/** What there is to be said of a fee beside its sum. */
export const FeeLabel = ({ kind, label }: FeeLabelProps): ReactNode =>
  kind === undefined ? <DeliveryToCome /> : <ChargedFee kind={kind} label={label} />

/** The name of a fee; pressed, it says what the fee is for. Few ask: the reasons come when somebody does. */
const ChargedFee = ({ kind, label }: FeeLabelProps & { readonly kind: string }) => {
  const locale = useLocale()
  const { reasonNotShown } = useWords(BASKET_LINES_WORDS)
  const basket = useStore('basket', ({ signed }) => signed?.data)
  const [reasons, setReasons] = useState<typeof FeeReasons | 'lost' | null>(null)
  const bring = ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) => {
    // Closed and opened once more, what was lost is asked for again.
    if (!currentTarget.open || (reasons !== null && reasons !== 'lost')) return
    import(/* webpackChunkName: "fees" */ './fee-reason.model').then(setReasons, () => setReasons('lost'))
  }
  return (
    <details css={whole} onToggle={bring}>
      <summary>
        {label}
        <CaretRightIcon size={16} />
      </summary>
      {reasons !== null && basket !== undefined && (
        <p>{reasons === 'lost' ? reasonNotShown : reasons.feeReason(kind, basket, locale)}</p>
      )}
    </details>
  )
}
