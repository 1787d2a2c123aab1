import { useEffect, useRef, useState } from 'react'
import type { ReportedItem, SubmittedOrder } from '@galo/contracts/orders'
import { css } from '@galo/css'
import { ITEM_PROBLEMS } from '@galo/domain'
import { Button, CheckboxRow, Segmented, Stepper } from '@galo/ui'
import { useWords } from '@galo/words'
import { reportedItems, toggled, type Chosen } from './missing-items.model'
import { MISSING_ITEMS_WORDS } from './missing-items.words'
import type { Sending } from './use-reporting'

const form = css`
  display: grid;
  gap: 12px;
  width: 100%;
  & fieldset {
    display: grid;
    gap: 8px;
    margin: 0;
    padding: 0;
    border: 0;
  }
  & legend {
    margin-bottom: 6px;
    font-weight: 700;
    outline: 0;
  }
  & .more {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 10px;
    padding: 0 0 8px 12px;
  }
  & .said {
    margin: 0;
    color: var(--error);
    font-weight: 600;
  }
  & .said:empty {
    display: none;
  }
`

interface MissingItemsFormProps {
  readonly order: SubmittedOrder
  readonly sending: Sending
  readonly onSend: (items: readonly ReportedItem[]) => void
}

/** Which dishes, how many of them, and what was the matter. */
export const MissingItemsForm = ({ order, sending, onSend }: MissingItemsFormProps) => {
  const words = useWords(MISSING_ITEMS_WORDS)
  const [chosen, setChosen] = useState<Chosen>({})
  const [isEmpty, setEmpty] = useState(false)
  const legend = useRef<HTMLLegendElement>(null)
  useEffect(() => legend.current?.focus(), [])
  const items = reportedItems(order, chosen)
  const problemWords = {
    idle: isEmpty && items.length === 0 ? words.chooseOne : '',
    sending: '',
    failed: words.failed,
    'too-late': words.tooLate,
  } satisfies Record<Sending, string>
  return (
    <form
      css={form}
      onSubmit={(event) => {
        event.preventDefault()
        setEmpty(items.length === 0)
        if (items.length > 0 && sending !== 'sending') onSend(items)
      }}
    >
      <fieldset>
        <legend ref={legend} tabIndex={-1}>
          {words.which}
        </legend>
        {order.order_items.map(({ id, display_name, quantity }) => {
          const said = chosen[id]
          return (
            <div key={id}>
              <CheckboxRow
                label={quantity > 1 ? `${quantity} × ${display_name}` : display_name}
                checked={said !== undefined}
                onChange={() => setChosen(toggled(chosen, id))}
              />
              {said !== undefined && (
                <div className="more">
                  {quantity > 1 && (
                    <Stepper
                      label={display_name}
                      value={said.quantity}
                      max={quantity}
                      onChange={(value) => setChosen({ ...chosen, [id]: { ...said, quantity: value } })}
                    />
                  )}
                  <Segmented
                    legend={words.kindOf(display_name)}
                    name={`problem-${id}`}
                    options={ITEM_PROBLEMS.map((problem) => ({ value: problem, label: words.kinds[problem] }))}
                    value={said.problem}
                    onChange={(problem) => setChosen({ ...chosen, [id]: { ...said, problem } })}
                  />
                </div>
              )}
            </div>
          )
        })}
      </fieldset>
      <p className="said" role="alert">
        {problemWords[sending]}
      </p>
      <Button type="submit" disabled={sending === 'sending'}>
        {sending === 'sending' ? words.sending : words.send}
      </Button>
    </form>
  )
}
