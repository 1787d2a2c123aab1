import { useOverlayTurn } from '@galo/services'
import { Button, Dialog, Text } from '@galo/ui'
import { useWords } from '@galo/words'
import { AGE_WORDS } from './age-check.words'

interface AgeDialogProps {
  readonly open: boolean
  readonly onYes: () => void
  readonly onClose: () => void
}

/** Pay was pressed with alcohol in the basket and nothing said of one’s age: yes pays. */
export const AgeDialog = ({ open, onYes, onClose }: AgeDialogProps) => {
  const words = useWords(AGE_WORDS)
  const isShown = useOverlayTurn('adults-only', open)
  return (
    <Dialog
      open={isShown}
      onClose={onClose}
      title={words.question}
      actions={
        <>
          <Button variant="act" full onClick={onYes}>
            {words.yes}
          </Button>
          <Button variant="outline" full onClick={onClose}>
            {words.no}
          </Button>
        </>
      }
    >
      <Text>{words.rule}</Text>
    </Dialog>
  )
}
