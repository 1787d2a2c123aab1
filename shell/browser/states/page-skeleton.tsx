import { css } from '@galo/css'
import { Page, Skeleton, VisuallyHidden } from '@galo/ui'
import { useWords } from '@galo/words'
import { STATES_WORDS } from './states.words'

const stack = css({ display: 'grid', gap: 'var(--s-5)', paddingBlock: 'var(--s-6)' })
const cards = css({
  display: 'grid',
  gap: 'var(--s-4)',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
})

/** For a page whose own skeleton isn't here yet. */
export const PageSkeleton = () => (
  <Page>
    <div css={stack}>
      <VisuallyHidden role="status">{useWords(STATES_WORDS).loading}</VisuallyHidden>
      <Skeleton height={44} width="60%" />
      <div css={cards}>
        {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
          <Skeleton key={key} height={180} />
        ))}
      </div>
    </div>
  </Page>
)
