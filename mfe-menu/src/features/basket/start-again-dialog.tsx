import { useOverlayTurn } from '@galo/services'
import { Button, Dialog, Text } from '@galo/ui'
import { useLocale, useWords } from '@galo/words'
import { fulfilmentNoun } from '@galo/words/format'
import type { StartAgainQuestion } from './create-add-to-basket'
import { START_AGAIN_WORDS } from './start-again-dialog.words'

/** One restaurant and one way of having it per basket (row F17): the customer chooses which. */
export const StartAgainDialog = ({ question }: { readonly question: StartAgainQuestion }) => {
  const words = useWords(START_AGAIN_WORDS)
  const locale = useLocale()
  const { refusal, answer } = question
  const isShown = useOverlayTurn('start-again', true)
  const from =
    refusal.reason === 'different-restaurant' ? refusal.current.name : fulfilmentNoun(refusal.current, locale)
  const copy = words[refusal.reason]
  return (
    <Dialog
      open={isShown}
      onClose={() => answer(false)}
      title={copy.heading}
      actions={
        <>
          <Button variant="act" full onClick={() => answer(true)}>
            {words.startAgain}
          </Button>
          <Button variant="outline" full onClick={() => answer(false)}>
            {words.keepBasket}
          </Button>
        </>
      }
    >
      <Text>{copy.text(from)}</Text>
    </Dialog>
  )
}
