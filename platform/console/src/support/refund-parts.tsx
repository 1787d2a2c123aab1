import { css } from '@galo/css'
import { formatMoney } from '@galo/domain'
import { CheckboxRow } from '@galo/ui'
import { useWords } from '@galo/words'
import { SelectField } from '../controls/select-field'
import { feesLeft, refundableLines, type PaidStory, type RefundDraft } from './refund.model'
import { REFUND_WORDS } from './refund.words'

const list = css`
  display: grid;
  gap: 0.5rem;
  grid-template-columns: minmax(0, 1fr);
`

interface RefundPartsProps {
  readonly story: PaidStory & { readonly lines: readonly { readonly id: string; readonly name: string }[] }
  readonly draft: RefundDraft
  readonly onChange: (draft: RefundDraft) => void
}

/** Portions of each dish, and fees: what each is worth is what was paid for it. */
export const RefundParts = ({ story, draft, onChange }: RefundPartsProps) => {
  const words = useWords(REFUND_WORDS)
  return (
    <div css={list}>
      {refundableLines(story).map(({ id, name, quantity, left, each }) => (
        <SelectField
          key={id}
          label={left === 0 ? `${name}, ${words.alreadyBack}` : words.portions(name, formatMoney(each))}
          value={String(draft.portions[id] ?? 0)}
          options={Array.from({ length: left + 1 }, (_, count) => ({
            value: String(count),
            label: count === 0 ? words.none : words.of(count, quantity),
          }))}
          disabled={left === 0}
          onChange={(count) => onChange({ ...draft, portions: { ...draft.portions, [id]: Number(count) } })}
        />
      ))}
      {feesLeft(story).map(({ kind, amount }) => (
        <CheckboxRow
          key={kind}
          label={words.fees[kind] ?? kind}
          detail={formatMoney(amount)}
          checked={draft.fees.includes(kind)}
          onChange={(isChosen) =>
            onChange({ ...draft, fees: isChosen ? [...draft.fees, kind] : draft.fees.filter((fee) => fee !== kind) })
          }
        />
      ))}
    </div>
  )
}
