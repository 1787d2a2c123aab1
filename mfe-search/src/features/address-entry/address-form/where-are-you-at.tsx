import { useOverlayTurn } from '@galo/services'
import type { Locating } from '@galo/services/places/use-geolocation'
import { Button, CrosshairIcon, Dialog, Text, WaitingButton } from '@galo/ui'
import { useWords } from '@galo/words'
import { ADDRESS_WORDS } from '../address-entry.words'
import { ADDRESS_FORM_WORDS } from './address-form.words'

export interface WhereAreYouAtProps {
  readonly locating: Locating
  /** The customer would rather type. */
  readonly onType: () => void
}

/** Why the device's position can't be had (D16), with the way to ask it again. Closed, the field goes on saying so. */
export const WhereAreYouAt = ({ locating, onType }: WhereAreYouAtProps) => {
  const { isAsking, refusal, isOpen, locate, close } = locating
  const words = useWords(ADDRESS_FORM_WORDS)
  const reasons = useWords(ADDRESS_WORDS).locating
  const isShown = useOverlayTurn('search-trouble', isOpen)
  return (
    <Dialog
      open={isShown}
      onClose={close}
      title={words.whereAreYouAt}
      icon={<CrosshairIcon size={28} />}
      actions={
        <>
          <WaitingButton full busy={isAsking && words.locating} onClick={() => void locate()}>
            {words.locateMe}
          </WaitingButton>
          <Button
            variant="outline"
            full
            onClick={() => {
              close()
              // Once the dialog has given the focus back to what opened it.
              requestAnimationFrame(onType)
            }}
          >
            {words.typeInstead}
          </Button>
        </>
      }
    >
      <Text tone="soft">{refusal !== null && reasons[refusal]}</Text>
    </Dialog>
  )
}
