import { css } from '@galo/css'
import { formatMoney } from '@galo/domain'
import type { StateOf } from '@galo/state'
import { Text, VisuallyHidden } from '@galo/ui'
import { useWords } from '@galo/words'
import { CODE_WORDS } from './code.words'

type AvailableDiscounts = StateOf<'discounts'>['availableDiscounts']

/** More than these would be a list of their own. */
const MOST_SHOWN = 3

const block = css({ display: 'grid', gap: 'var(--s-2)' })
const press = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 var(--s-2);
  width: 100%;
  min-height: var(--touch);
  padding: 0.625rem 0.875rem;
  border: 1.5px dashed var(--border-field);
  border-radius: var(--r-2);
  background: none;
  color: inherit;
  font-size: var(--t-small);
  text-align: start;
  cursor: pointer;
  &:hover {
    background: var(--azul-50);
  }
  &:active {
    background: var(--azul-100);
  }
  & > span {
    flex: 1;
    min-width: min-content;
    color: var(--text-2);
  }
  & > b:last-child {
    color: var(--ok);
    font-variant-numeric: tabular-nums;
  }
`

interface AvailableCodesProps {
  readonly discounts: AvailableDiscounts
  readonly onUse: (code: string) => void
}

/** The codes one may have now (H01), the best first: one press puts it on. */
export const AvailableCodes = ({ discounts, onUse }: AvailableCodesProps) => {
  const words = useWords(CODE_WORDS)
  const best = [...discounts].sort((one, other) => other.amount.value - one.amount.value).slice(0, MOST_SHOWN)
  const coupons = best.flatMap(({ discountCode, displayName, amount }) =>
    discountCode == null ? [] : [{ code: discountCode, name: displayName ?? '', amount: formatMoney(amount) }],
  )
  if (coupons.length === 0) return null
  return (
    <div css={block}>
      <Text size="small" tone="soft">
        {words.available}
      </Text>
      <ul css={block}>
        {coupons.map(({ code, name, amount }) => (
          <li key={code}>
            <button type="button" css={press} onClick={() => onUse(code)}>
              <b>
                <VisuallyHidden>{words.use}</VisuallyHidden> {code}
              </b>{' '}
              <span>{name}</span> <b>{words.off(amount)}</b>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
