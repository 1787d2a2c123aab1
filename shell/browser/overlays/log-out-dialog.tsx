import { useOverlayTurn, type Services } from '@galo/services'
import { Button, Dialog, HeartIcon, Text } from '@galo/ui'
import { useWords } from '@galo/words'
import { drawBeside } from './draw-beside'
import { SHELL_OVERLAY_WORDS } from './overlays.words'

interface Props {
  readonly reason: 'paying' | 'failed'
  readonly onRetry: () => void
  readonly onClose: () => void
}

const StillLoggedInDialog = ({ reason, onRetry, onClose }: Props) => {
  const { title, text, retry } = useWords(SHELL_OVERLAY_WORDS).stillLoggedIn
  const isShown = useOverlayTurn('still-logged-in', true)
  return (
    <Dialog
      open={isShown}
      onClose={onClose}
      title={title}
      icon={<HeartIcon size={28} />}
      actions={
        <Button full onClick={onRetry}>
          {retry}
        </Button>
      }
    >
      <Text tone="soft">{text[reason]}</Text>
    </Dialog>
  )
}

/** Logs out, here and at the provider; who could not be stays in, and is told why. */
export const logOut = async (services: Services): Promise<void> => {
  const answer = await services.session.signOut().catch(() => 'failed' as const)
  if (answer === 'leaving') return
  const close = drawBeside(
    { services },
    <StillLoggedInDialog
      reason={answer}
      onRetry={() => {
        close()
        void logOut(services)
      }}
      onClose={() => close()}
    />,
  )
}
