import { useOverlayTurn } from '@galo/services'
import { Button, Dialog, HeartIcon, Text } from '@galo/ui'
import { useWords } from '@galo/words'
import type { AppEnvironment } from '../app-environment'
import { drawBeside } from './draw-beside'
import { SHELL_OVERLAY_WORDS } from './overlays.words'

const LoopDialog = ({ onRetry }: { readonly onRetry: () => void }) => {
  const words = useWords(SHELL_OVERLAY_WORDS)
  const isShown = useOverlayTurn('loop', true)
  return (
    <Dialog
      open={isShown}
      title={words.wentWrong}
      icon={<HeartIcon size={28} />}
      actions={
        <Button full onClick={onRetry}>
          {words.retry}
        </Button>
      }
    >
      <Text tone="soft">{words.pleaseTryAgain}</Text>
    </Dialog>
  )
}

/** The last resort where nothing of a page can be shown (K07): it can't be closed, only tried again, or left by Back. */
export const showLoop = (environment: AppEnvironment, onRetry: () => void): void => {
  const close = drawBeside(environment, <LoopDialog onRetry={onRetry} />)
  addEventListener('popstate', close, { once: true })
}
