import { Button, Notice, ShownCount } from '@galo/ui'
import { useWords } from '@galo/words'
import { FAVOURITES_WORDS } from './favourites.words'
import type { LikedDishes } from './liked-dishes'

interface LikedStripProps {
  readonly liked: LikedDishes
  /** So many of them are on this menu. */
  readonly count: number
  readonly onShowAll: () => void
  readonly onRetry: () => void
}

/** That only what the customer likes is shown, how much that is, and the way back to everything. */
export const LikedStrip = ({ liked, count, onShowAll, onRetry }: LikedStripProps) => {
  const words = useWords(FAVOURITES_WORDS)
  const isEmpty = liked.kind === 'ready' && count === 0
  if (liked.kind === 'failed')
    return (
      <Notice
        tone="error"
        live
        action={
          <Button size="small" variant="soft" onClick={onRetry}>
            {words.tryAgain}
          </Button>
        }
      >
        {words.notFetched}
      </Notice>
    )
  return (
    <ShownCount
      said={liked.kind === 'loading' ? words.loading : <b>{words.shown(count)}</b>}
      nothing={isEmpty ? { heading: words.none, text: words.noneText } : null}
      back={{ fromSome: words.showAll, fromNothing: words.showAll }}
      onBack={onShowAll}
    />
  )
}
