import { css } from '@galo/css'
import { Page, Skeleton, VisuallyHidden } from '@galo/ui'
import { useWords } from '@galo/words'
import { MY_ORDERS_WORDS } from './my-orders-page.words'

const list = css`
  display: grid;
  gap: 16px;
  padding-block: 28px 56px;
  @media (min-width: 1200px) {
    max-width: calc(100% - 462px);
  }
`

interface MyOrdersSkeletonProps {
  /** Another one says it, before or after this one. */
  readonly isSilent?: boolean
}

/** The list's own geometry while the orders are being looked up. */
export const MyOrdersSkeleton = ({ isSilent = false }: MyOrdersSkeletonProps) => {
  const { looking } = useWords(MY_ORDERS_WORDS)
  return (
    <Page css={list} aria-busy="true">
      {!isSilent && <VisuallyHidden role="status">{looking}</VisuallyHidden>}
      <Skeleton height={40} width="50%" />
      <Skeleton height={52} />
      <Skeleton height={156} />
      <Skeleton height={156} />
      <Skeleton height={156} />
    </Page>
  )
}

/** Silent for screen readers: the page announces what it loads itself. */
export const MyOrdersOnTheirWay = () => <MyOrdersSkeleton isSilent />
