import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { css } from '@galo/css'
import { formatMoney, type Money, type RefundReason } from '@galo/domain'
import { Button, Dialog, WaitingButton } from '@galo/ui'
import { useWords } from '@galo/words'
import { giveBack, readStory, type OrderStory } from '../../calls'
import { useAction } from '../data/use-action'
import { useConsole } from '../data/console-context'
import { keyOf } from '../data/use-call'
import { useToast } from '../toast/toast'
import { wishOf, wishOnWire, type RefundDraft } from './refund.model'
import { REFUND_WORDS } from './refund.words'
import { sumInWords } from './sum-in-words'
import { SUPPORT_WORDS } from './support.words'

const dialog = css`
  background: var(--trough);
`

interface RefundConfirmProps {
  readonly story: OrderStory
  readonly draft: RefundDraft
  readonly sum: Money
  readonly said: { readonly reason: RefundReason; readonly note: string; readonly by: string }
  readonly onClose: () => void
  readonly onGiven: () => void
}

/**
 * Says the sum once more, in figures and in words, before it goes. The refund has its id from when it is asked about: pressed again after an answer that was
 * lost, it is the same refund.
 */
export const RefundConfirm = ({ story, draft, sum, said, onClose, onGiven }: RefundConfirmProps) => {
  const words = useWords(REFUND_WORDS)
  const { endingIn } = useWords(SUPPORT_WORDS)
  const { http, createId } = useConsole()
  const { notify } = useToast()
  const client = useQueryClient()
  const { order, cardBrand } = story
  // As it was when it was asked about: what is confirmed is what is sent, whatever the platform says meanwhile.
  const [asked] = useState(() => ({
    id: createId(),
    wish: wishOnWire(wishOf(draft, story)),
    left: story.left.value,
    ...said,
  }))
  const [amount] = useState(sum)
  const label = formatMoney(amount)
  const params = { id: order.id }
  const { run, isBusy } = useAction(async () => {
    try {
      const after = await http.send(giveBack, { params, body: asked })
      client.setQueryData(keyOf(readStory, { params }), after)
      notify(words.isGiven(label))
      onGiven()
    } catch (error) {
      // Refused for what somebody else did meanwhile: that is to be seen.
      void client.invalidateQueries({ queryKey: keyOf(readStory, { params }) })
      throw error
    }
  })
  const card = order.cardLastFour === null ? words.theirCard : endingIn(cardBrand ?? '', order.cardLastFour)
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.confirm(label)}
      css={dialog}
      actions={
        <>
          <WaitingButton busy={isBusy} onClick={() => run()}>
            {words.yes(label)}
          </WaitingButton>
          <Button variant="outline" onClick={onClose}>
            {words.no}
          </Button>
        </>
      }
    >
      <p>{words.inWords(sumInWords(amount))}</p>
      <p>{words.goesTo(order.customerName, card)}</p>
    </Dialog>
  )
}
