import { useOverlayTurn } from '@galo/services'
import { Button, ButtonLink, Dialog, Text, WarningFillIcon } from '@galo/ui'
import { useWords } from '@galo/words'
import type { FailedPart } from './search-trouble.model'
import { troubleOf } from './trouble-of'
import { SEARCH_TROUBLE_WORDS } from './search-trouble.words'

export interface SearchTroubleProps {
  readonly part: FailedPart
  readonly canRetry: boolean
  /** Of customer care. */
  readonly phone: string
  readonly onRetry: () => void
  readonly onClose: () => void
}

/** Says that a search, or the map that was pressed for, came to nothing, and the way on: again, and after the third time by telephone (D17, D21). */
export const SearchTroubleDialog = ({ part, canRetry, phone, onRetry, onClose }: SearchTroubleProps) => {
  const words = useWords(SEARCH_TROUBLE_WORDS)
  const isShown = useOverlayTurn('search-trouble', true)
  const { title, text } = words.troubles[troubleOf(part, canRetry)]
  return (
    <Dialog
      open={isShown}
      onClose={onClose}
      title={title}
      icon={<WarningFillIcon size={28} />}
      actions={
        <>
          {canRetry ? (
            <Button full onClick={onRetry}>
              {words.tryAgain}
            </Button>
          ) : (
            <ButtonLink href={`tel:${phone.replaceAll(' ', '')}`} full>
              {words.ring(phone)}
            </ButtonLink>
          )}
          <Button variant="outline" full onClick={onClose}>
            {words.leave}
          </Button>
        </>
      }
    >
      <Text tone="soft">{text}</Text>
    </Dialog>
  )
}
