import { css } from '@galo/css'
import { Skeleton } from '@galo/ui'

const page = css`
  display: grid;
  gap: 24px;
  max-width: var(--page);
  margin-inline: auto;
  padding: 40px var(--gutter) 72px;
`

export const AccountSkeleton = () => (
  <div css={page} aria-busy="true">
    <Skeleton height={44} width="60%" />
    <Skeleton height={320} />
  </div>
)
