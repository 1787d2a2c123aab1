import { css } from '@galo/css'
import { isRejected } from '@galo/contracts/errors'
import { toMoney } from '@galo/contracts/money'
import { readSharedBasket, type KeptDish, type SharedBasket } from '@galo/contracts/saved-baskets'
import { formatMoney, MARKETS } from '@galo/domain'
import { useAsyncData, useBackOnline, useServices } from '@galo/services'
import { useStore } from '@galo/state'
import {
  Button,
  EmptyState,
  FailedState,
  Notice,
  PriceRows,
  Sheet,
  Skeleton,
  Text,
  VisuallyHidden,
  WaitingButton,
} from '@galo/ui'
import { useLocale, useWords } from '@galo/words'
import { formatDay, fulfilmentNoun } from '@galo/words/format'
import { judgeKept, type Eater, type JudgedKept } from './kept-safety.model'
import { goneDishes, portionsOf } from './saved-baskets.model'
import { SharedDish } from './shared-dish'
import { usePutIn } from './use-put-in'
import { SHARED_BASKET_WORDS } from './shared-basket.words'

const part = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 'var(--s-4)' })
const list = css({ margin: 0, padding: 0, listStyle: 'none' })

export interface SharedBasketSheetProps {
  /** What the link has. */
  readonly id: string
  readonly eater: Eater
  /** What it would go beside, or in the place of. */
  readonly meets: (shared: SharedBasket) => 'nothing' | 'same-place' | 'other-place'
  /** Why nothing can be ordered here now; `null` when it can. */
  readonly notOrderable: { readonly title: string; readonly text: string } | null
  readonly onPutIn: (shared: SharedBasket, dishes: readonly KeptDish[]) => Promise<void>
  readonly onClose: () => void
}

interface ContentProps extends Pick<SharedBasketSheetProps, 'notOrderable'> {
  readonly shared: SharedBasket
  readonly judged: readonly JudgedKept[]
  readonly goesBeside: boolean
}

/** Where it is from, its dishes as they are today, and what they come to. */
const Content = ({ shared, judged, notOrderable, goesBeside }: ContentProps) => {
  const words = useWords(SHARED_BASKET_WORDS)
  const locale = useLocale()
  const { timeZone } = MARKETS[useServices().config.market]
  const gone = goneDishes(shared)
  const portions = portionsOf(shared)
  return (
    <div css={part}>
      <div>
        <Text weight={700}>{words.from(shared.restaurant.name, fulfilmentNoun(shared.fulfilment_type, locale))}</Text>
        <Text size="small" tone="soft">
          {shared.restaurant.address}
        </Text>
      </div>
      {notOrderable !== null && (
        <Notice tone="info" title={notOrderable.title}>
          {notOrderable.text}
        </Notice>
      )}
      {gone.length > 0 && <Notice tone="warn">{portions === 0 ? words.nothingLeft : words.gone(gone)}</Notice>}
      <ul css={list}>
        {judged.map((each, index) => (
          <SharedDish key={index} {...each} />
        ))}
      </ul>
      {portions > 0 && (
        <PriceRows rows={[]} total={{ label: words.dishes, amount: formatMoney(toMoney(shared.items_total)) }} />
      )}
      {shared.dishes.some(({ age_restricted, price }) => age_restricted === true && price !== null) && (
        <Text size="small">{words.forAdults}</Text>
      )}
      {goesBeside && <Text size="small">{words.goesBeside}</Text>}
      <Text size="small" tone="soft">
        {portions > 0 && `${words.beforeFees} `}
        {words.worksUntil(formatDay(shared.expires_at, timeZone, locale))}
      </Text>
    </div>
  )
}

const isOver = (error: unknown): boolean => isRejected(error) && error.model.status === 404

/** What somebody has shared by a link (X03), over the menu it is from: to be looked at, and put into the basket of who opened it. */
export const SharedBasketSheet = ({ id, eater, meets, notOrderable, onPutIn, onClose }: SharedBasketSheetProps) => {
  const words = useWords(SHARED_BASKET_WORDS)
  const { http } = useServices()
  const isOnline = useStore('connectivity', ({ online }) => online)
  const found = useAsyncData({
    key: id,
    load: (signal) => http.send(readSharedBasket, { params: { id }, signal }),
  })
  useBackOnline(() => {
    if (found.kind === 'failed') found.reset()
  })
  const shared = found.kind === 'ready' ? found.data : null
  const judged = judgeKept(shared?.dishes ?? [], eater)
  const there = shared === null ? 'nothing' : meets(shared)
  const { begin, isBusy, question } = usePutIn({
    judged,
    name: words.it,
    startsAgain: there === 'other-place',
    onPutIn: async (dishes) => {
      if (shared !== null) await onPutIn(shared, dishes)
    },
  })
  const canPutIn = shared !== null && portionsOf(shared) > 0 && notOrderable === null
  return (
    <Sheet
      open
      onClose={onClose}
      title={words.heading}
      intro={shared === null ? undefined : words.intro}
      foot={
        canPutIn ? (
          <WaitingButton variant="next" full busy={isBusy && words.puttingIn} onClick={begin}>
            {words.putIn}
          </WaitingButton>
        ) : (
          <Button variant="outline" full onClick={onClose}>
            {words.toMenu}
          </Button>
        )
      }
    >
      {found.kind === 'loading' && (
        <div css={part} role="status">
          <Skeleton height={48} />
          <Skeleton height={120} />
          {found.isSlow ? <Text size="small">{words.slow}</Text> : <VisuallyHidden>{words.loading}</VisuallyHidden>}
        </div>
      )}
      {shared !== null && (
        <Content {...{ shared, judged, notOrderable }} goesBeside={canPutIn && there === 'same-place'} />
      )}
      {found.kind === 'failed' &&
        (isOver(found.error) ? (
          <div role="status">
            <EmptyState level={3} heading={words.overHeading} text={words.overText} />
          </div>
        ) : (
          <FailedState
            level={3}
            heading={words.failedHeading}
            text={isOnline ? words.failedText : words.offline}
            onRetry={found.reset}
            retryLabel={words.tryAgain}
          />
        ))}
      {question}
    </Sheet>
  )
}
