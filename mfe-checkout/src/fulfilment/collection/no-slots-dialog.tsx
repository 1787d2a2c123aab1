import { useState } from 'react'
import { Link, sitePaths } from '@galo/navigation'
import { Button, ButtonLink, Dialog, GaugeRooster, Text } from '@galo/ui'
import { SLOT_PROBLEMS } from './collection-slot.errors'

interface NoSlotsDialogProps {
  readonly open: boolean
  /** Why there are none. */
  readonly copy: string
}

/** Row G05: no time to choose. Says so once, with the ways on; the section keeps saying it. */
export const NoSlotsDialog = ({ open, copy }: NoSlotsDialogProps) => {
  const [isClosed, setClosed] = useState(false)
  const close = () => setClosed(true)
  return (
    <Dialog
      open={open && !isClosed}
      onClose={close}
      title={SLOT_PROBLEMS['no-slots'].title}
      art={<GaugeRooster level={0} size={150} />}
      actions={
        <>
          <ButtonLink component={Link} to={sitePaths.search()} full>
            Find another restaurant
          </ButtonLink>
          <Button variant="outline" full onClick={close}>
            Stay here
          </Button>
        </>
      }
    >
      <Text tone="soft">{copy}</Text>
    </Dialog>
  )
}
