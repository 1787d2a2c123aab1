import { useOverlayTurn, type Services } from '@galo/services'
import { Button, ButtonLink, Dialog, LockIcon, Text } from '@galo/ui'
import { useWords } from '@galo/words'
import { doorLink } from '../../shared/links/doors'
import { drawBeside } from './draw-beside'
import { SHELL_OVERLAY_WORDS } from './overlays.words'

const SessionOverDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { title, text, logIn, asGuest } = useWords(SHELL_OVERLAY_WORDS).sessionOver
  const isShown = useOverlayTurn('session-over', true)
  // As it stands when it is shown: nothing under it can be changed meanwhile.
  const door = doorLink('logIn', location.pathname, location.search)
  return (
    <Dialog
      open={isShown}
      onClose={onClose}
      title={title}
      icon={<LockIcon size={28} />}
      actions={
        <>
          <ButtonLink href={door} full>
            {logIn}
          </ButtonLink>
          <Button variant="outline" full onClick={onClose}>
            {asGuest}
          </Button>
        </>
      }
    >
      <Text tone="soft">{text}</Text>
    </Dialog>
  )
}

/** Tells somebody in the middle of something that they are signed out. Returns how to take it back. */
export const showSessionOver = (services: Services): (() => void) => {
  const close = drawBeside({ services }, <SessionOverDialog onClose={() => close()} />)
  return close
}
