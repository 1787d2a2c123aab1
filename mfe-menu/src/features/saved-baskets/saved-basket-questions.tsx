import { useState } from 'react'
import { useOverlayTurn } from '@galo/services'
import { Button, Dialog, Notice, Text, WaitingButton } from '@galo/ui'
import { useWords } from '@galo/words'
import { SAVED_BASKETS_WORDS } from './saved-baskets.words'

interface StartAgainQuestionProps {
  readonly name: string
  readonly answer: (isYes: boolean) => void
}

/** Asked before other food takes the place of what is in the basket. */
export const StartAgainQuestion = ({ name, answer }: StartAgainQuestionProps) => {
  const words = useWords(SAVED_BASKETS_WORDS)
  return (
    <Dialog
      open={useOverlayTurn('start-again', true)}
      onClose={() => answer(false)}
      title={words.startAgainHeading}
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
      <Text>{words.startAgainText(name)}</Text>
    </Dialog>
  )
}

interface DeleteQuestionProps {
  readonly name: string
  /** Fails when it is still there. */
  readonly onDelete: () => Promise<void>
  readonly onClose: () => void
}

/** Asked before a saved basket goes for good. */
export const DeleteQuestion = ({ name, onDelete, onClose }: DeleteQuestionProps) => {
  const words = useWords(SAVED_BASKETS_WORDS)
  const [state, setState] = useState<'asked' | 'busy' | 'failed'>('asked')
  const remove = () => {
    setState('busy')
    onDelete().then(onClose, () => setState('failed'))
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.deleteHeading(name)}
      actions={
        <>
          <WaitingButton variant="danger" full busy={state === 'busy' && words.deleting} onClick={remove}>
            {words.deleteYes}
          </WaitingButton>
          <Button variant="outline" full onClick={onClose}>
            {words.deleteNo}
          </Button>
        </>
      }
    >
      <Text>{words.deleteText}</Text>
      {state === 'failed' && (
        <Notice tone="error" live>
          {words.notDeleted}
        </Notice>
      )}
    </Dialog>
  )
}
