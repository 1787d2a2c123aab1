import { Button, Dialog, Text } from '@galo/ui'
import { REFUSAL_COPY } from './basket.errors'
import { FULFILMENT_NOUNS } from './fulfilment.words'
import type { StartAgainQuestion } from './use-add-to-basket'

/** One restaurant and one way of having it per basket (rows F17, Q36): the customer chooses which. */
export const StartAgainDialog = ({ question }: { readonly question: StartAgainQuestion }) => {
  const { refusal, answer } = question
  const from =
    refusal.reason === 'different-restaurant' ? refusal.current.name : FULFILMENT_NOUNS[refusal.current].toLowerCase()
  const copy = REFUSAL_COPY[refusal.reason]
  return (
    <Dialog
      open
      onClose={() => answer(false)}
      title={copy.heading}
      actions={
        <>
          <Button variant="act" full onClick={() => answer(true)}>
            Start again
          </Button>
          <Button variant="outline" full onClick={() => answer(false)}>
            Keep my basket
          </Button>
        </>
      }
    >
      <Text>{copy.text(from)}</Text>
    </Dialog>
  )
}
