import { useState } from 'react'
import { Link, sitePaths } from '@galo/navigation'
import { useOverlayTurn } from '@galo/services'
import { Button, ButtonLink, Dialog, GaugeRooster, Text } from '@galo/ui'
import { useWords } from '@galo/words'
import { COLLECTION_SLOT_WORDS } from './collection-slot.words'
import { NO_SLOTS_WORDS } from './no-slots.words'

interface NoSlotsDialogProps {
  readonly open: boolean
  /** Why there are none. */
  readonly text: string
  /** It was found out by a press on Pay. */
  readonly isPayingStopped: boolean
}

/** Row G05: no time to choose. Says so once, with the ways on; the section keeps saying it. */
export const NoSlotsDialog = ({ open, text, isPayingStopped }: NoSlotsDialogProps) => {
  const words = useWords(COLLECTION_SLOT_WORDS)
  const { stayHere, kept } = useWords(NO_SLOTS_WORDS)
  const [isClosed, setClosed] = useState(false)
  const isShown = useOverlayTurn('collect-slots', open && !isClosed)
  const close = () => setClosed(true)
  return (
    <Dialog
      open={isShown}
      onClose={close}
      title={words.noSlots}
      art={<GaugeRooster level={0} size={150} />}
      actions={
        <>
          <ButtonLink component={Link} to={sitePaths.search()} full>
            {words.findAnother}
          </ButtonLink>
          <Button variant="outline" full onClick={close}>
            {stayHere}
          </Button>
        </>
      }
    >
      <Text tone="soft">{text}</Text>
      {isPayingStopped && <Text>{kept}</Text>}
    </Dialog>
  )
}
