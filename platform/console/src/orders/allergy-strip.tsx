import { css } from '@galo/css'
import { WarningIcon } from '@galo/ui'
import { useLocale } from '@galo/words'
import type { OrderCard } from '../../calls'
import { keepAwayLine, keepToLine } from './allergies.model'

const strip = css`
  display: flex;
  align-items: center;
  gap: 0.5rem;
  padding: 0.5rem 0.75rem;
  border: 2px solid var(--error);
  border-radius: var(--r-1);
  color: var(--error);
  font-weight: 700;
`

/** What the pass must not miss: stands right above what can be done with the order. */
export const AllergyStrip = ({ order }: { readonly order: OrderCard }) => {
  const locale = useLocale()
  const lines = [keepAwayLine(order, locale), keepToLine(order, locale)].filter((line) => line !== null)
  return lines.map((line) => (
    <p key={line} css={strip}>
      <WarningIcon size={18} />
      {line}
    </p>
  ))
}
