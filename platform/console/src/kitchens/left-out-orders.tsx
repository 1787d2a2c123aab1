import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { css } from '@galo/css'
import { CALL_OFF_REASONS, type CallOffReason } from '@galo/domain'
import { useWords } from '@galo/words'
import { callOffLeftOut, listLeftOut } from '../../calls'
import { PressButton } from '../controls/press-button'
import { SelectField } from '../controls/select-field'
import { useConsole } from '../data/console-context'
import { keyOf, useCall } from '../data/use-call'
import { Note, tileStyle } from '../layout/rows'
import { useToast } from '../toast/toast'
import { LEFT_OUT_WORDS } from './left-out.words'

const block = css`
  display: grid;
  gap: 0.75rem;
  padding: 0.75rem;
  border-color: var(--error);
`

/** What was promised for a time at which the doors are shut, as the hours are now: shown, and called off by one press. Most days there is nothing. */
export const LeftOutOrders = ({ restaurantId }: { readonly restaurantId: string }) => {
  const words = useWords(LEFT_OUT_WORDS)
  const { http } = useConsole()
  const client = useQueryClient()
  const { notify } = useToast()
  const [because, setBecause] = useState<CallOffReason>('closed')
  const asked = { params: { id: restaurantId } }
  const { orders = [] } = useCall(listLeftOut, asked).data ?? {}
  const callOff = async () => {
    const left = await http.send(callOffLeftOut, { ...asked, body: { because } })
    client.setQueryData(keyOf(listLeftOut, asked), left)
    notify(words.calledOff(orders.length - left.orders.length))
  }
  return (
    <div role="status">
      {orders.length > 0 && (
        <div css={[tileStyle, block]}>
          <b>{words.title(orders.length)}</b>
          <Note>{words.text}</Note>
          <ul aria-label={words.list}>
            {orders.map(({ id, shortId, pickupLabel, customerName, totalLabel }) => (
              <li key={id}>
                <b>{shortId}</b> {[pickupLabel, customerName, totalLabel].filter(Boolean).join(' · ')}
              </li>
            ))}
          </ul>
          <SelectField
            label={words.because}
            value={because}
            options={CALL_OFF_REASONS.map((value) => ({ value, label: words.reasons[value] }))}
            onChange={setBecause}
          />
          <PressButton variant="act" onPress={callOff}>
            {words.callOff(orders.length)}
          </PressButton>
        </div>
      )}
    </div>
  )
}
