import { useState } from 'react'
import { css } from '@galo/css'
import { formatMoney, REFUND_REASONS, type RefundReason } from '@galo/domain'
import { Button, Segmented } from '@galo/ui'
import { useWords } from '@galo/words'
import type { OrderStory } from '../../calls'
import { InputField } from '../controls/input-field'
import { SelectField } from '../controls/select-field'
import { Note } from '../layout/rows'
import { RefundConfirm } from './refund-confirm'
import { RefundParts } from './refund-parts'
import { NOTHING_CHOSEN, sumOf, WAYS, type RefundDraft } from './refund.model'
import { REFUND_WORDS } from './refund.words'

const form = css`
  display: grid;
  gap: 0.75rem;
  grid-template-columns: minmax(0, 1fr);
`
/** The trough of the site's light pages is none on the console's dark ones. */
const ways = css`
  & > fieldset > div {
    background: var(--surface);
    border: 1px solid var(--border-field);
  }
  && label {
    color: var(--text);
  }
  && label:has(:checked) {
    background: var(--action);
    color: var(--on-action);
  }
`
const pair = css`
  display: grid;
  gap: 0.75rem;
  grid-template-columns: minmax(0, 1fr);
  @media (min-width: 600px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

/** What goes back, why, and who gives it; nothing goes before its sum was confirmed. */
export const RefundForm = ({ story }: { readonly story: OrderStory }) => {
  const words = useWords(REFUND_WORDS)
  const [draft, setDraft] = useState<RefundDraft>(NOTHING_CHOSEN)
  const [reason, setReason] = useState<RefundReason>('missing')
  const [note, setNote] = useState('')
  const [by, setBy] = useState('')
  const [isAsking, setAsking] = useState(false)
  const sum = sumOf(draft, story)
  const isReady = sum.ok && by.trim() !== ''
  return (
    <form
      css={form}
      onSubmit={(event) => {
        event.preventDefault()
        if (isReady) setAsking(true)
      }}
    >
      <div css={ways}>
        <Segmented
          legend={words.howMuch}
          name="refund-way"
          value={draft.way}
          options={WAYS.map((way) => ({ value: way, label: words[way] }))}
          onChange={(way) => setDraft({ ...draft, way })}
        />
      </div>
      {draft.way === 'parts' && <RefundParts story={story} draft={draft} onChange={setDraft} />}
      {draft.way === 'amount' && (
        <>
          <InputField
            label={words.sum}
            inputMode="decimal"
            value={draft.amount}
            onChange={(amount) => setDraft({ ...draft, amount })}
          />
          <Note>{words.sumHelp}</Note>
        </>
      )}
      <div css={pair}>
        <SelectField
          label={words.reason}
          value={reason}
          options={REFUND_REASONS.map((value) => ({ value, label: words.reasons[value] }))}
          onChange={setReason}
        />
        <InputField label={words.by} autoComplete="name" required maxLength={60} value={by} onChange={setBy} />
      </div>
      <InputField label={words.note} maxLength={500} value={note} onChange={setNote} />
      {!sum.ok && <Note>{words.refusals[sum.error]}</Note>}
      <Button type="submit" disabled={!isReady}>
        {words.press(sum.ok ? formatMoney(sum.value) : '')}
      </Button>
      {isAsking && sum.ok && (
        <RefundConfirm
          story={story}
          draft={draft}
          sum={sum.value}
          said={{ reason, note: note.trim(), by: by.trim() }}
          onClose={() => setAsking(false)}
          onGiven={() => {
            setAsking(false)
            setDraft(NOTHING_CHOSEN)
            setNote('')
          }}
        />
      )}
    </form>
  )
}
