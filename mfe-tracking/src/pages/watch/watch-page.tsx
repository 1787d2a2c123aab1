import { Link, sitePaths, type PageProps } from '@galo/navigation'
import { ButtonLink, EmptyState, MopedIcon, useHydrated } from '@galo/ui'
import { useWords } from '@galo/words'
import { PlaceGround } from '../../features/pick-up-place/place-ground'
import { useWatchedOrder } from './use-watched-order'
import { WATCHED_ORDER_WORDS } from './watched-order.words'
import { WatchedProgress } from './watched-progress'
import { MessagePage } from '../message-page'
import { orderLayout } from '../order/order-layout'
import { OrderSkeleton } from '../order/order-page.skeleton'
import { useArrivalFocus } from '../order/use-arrival-focus'
import { OutOfReachPage } from '../out-of-reach-page'
import type { WatchPageData } from './watch-page.loader'
import { WATCH_PAGE_WORDS } from './watch-page.words'

const Over = () => {
  const words = useWords(WATCH_PAGE_WORDS)
  return (
    <MessagePage>
      <EmptyState
        level={1}
        heading={words.over}
        text={words.overText}
        action={
          <ButtonLink component={Link} to={sitePaths.search()} variant="next">
            {words.hungry}
          </ButtonLink>
        }
      />
    </MessagePage>
  )
}

const Watch = ({ orderId }: WatchPageData) => {
  const words = useWords(WATCH_PAGE_WORDS)
  const { noMap, noMapText } = useWords(WATCHED_ORDER_WORDS)
  const { known, isOver, isStale, hasGivenUp, retry } = useWatchedOrder(orderId)
  useArrivalFocus(isOver ? 'over' : known === null ? null : 'known')
  if (isOver) return <Over />
  if (hasGivenUp || (known === null && isStale))
    return <OutOfReachPage heading={words.outOfReach} text={words.outOfReachText} reference={null} onRetry={retry} />
  if (known === null) return <OrderSkeleton />
  return (
    <div css={orderLayout}>
      <div className="panel">
        <WatchedProgress heard={known} isStale={isStale} />
      </div>
      <PlaceGround label={noMap} at={null} icon={<MopedIcon size={28} />}>
        <h2>{noMap}</h2>
        <p>{noMapText}</p>
      </PlaceGround>
    </div>
  )
}

/** `/order/myorders/:id/watch`: somebody else's delivery, for whom it was shared with. Whose link asks only the browser knows, so the server says nothing of it. */
export const WatchPage = ({ data }: PageProps<WatchPageData>) =>
  useHydrated() ? <Watch orderId={data.orderId} /> : <OrderSkeleton />
