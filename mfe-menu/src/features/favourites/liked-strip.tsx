import { css } from '@galo/css'
import { Button, EmptyState, Notice, Text } from '@galo/ui'
import { useWords } from '@galo/words'
import { FAVOURITES_WORDS } from './favourites.words'
import type { LikedDishes } from './liked-dishes'

const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 var(--s-6)',
  minHeight: 52,
  // In a line of its own its words begin where the others do.
  '& > button': { marginInlineStart: -16 },
})
const empty = css({ marginBlockStart: 'var(--s-3)' })

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
    <>
      <div css={!isEmpty && line}>
        <Text role="status">
          {liked.kind === 'loading' && words.loading}
          {liked.kind === 'ready' && !isEmpty && <b>{words.shown(count)}</b>}
        </Text>
        {!isEmpty && (
          <Button size="small" variant="plain" onClick={onShowAll}>
            {words.showAll}
          </Button>
        )}
      </div>
      <div role="status">
        {isEmpty && (
          <EmptyState
            css={empty}
            heading={words.none}
            text={words.noneText}
            action={
              <Button variant="next" onClick={onShowAll}>
                {words.showAll}
              </Button>
            }
          />
        )}
      </div>
    </>
  )
}
