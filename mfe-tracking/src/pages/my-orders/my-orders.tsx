import { lazy, Suspense, useState } from 'react'
import { traceOf } from '@galo/contracts/errors'
import { MARKETS } from '@galo/domain'
import { useNow, type AsyncData } from '@galo/services'
import { useStore, type StateOf } from '@galo/state'
import { Button, MagnifyingGlassIcon, Notice, Page, Reference, TextInput } from '@galo/ui'
import { useLocale, useWords } from '@galo/words'
import { hasReceipt } from '../../features/receipt/has-receipt'
import { isUnderWay } from '../../fulfilment/fulfilment-trackings'
import { LiveOrder } from './live-order'
import { MonthsOfOrders } from './months-of-orders'
import { filtersOf, narrowed, type ListedOrder, type Shown } from './my-orders.model'
import { myOrders } from './my-orders-style'
import { OrderFilters } from './order-filters'
import { WORTH_SEARCHING } from './order-search.model'
import { useScreenFrom } from '../../screen/use-screen-from'
import { MY_ORDERS_WORDS } from './my-orders-page.words'

const ReceiptBeside = lazy(() => import('./receipt-beside').then((m) => ({ default: m.ReceiptBeside })))

interface MyOrdersProps {
  readonly log: StateOf<'submittedOrder'>['orders']
  readonly answer: AsyncData<unknown>
  readonly onRetry: () => void
}

/** What the device remembers, where nobody could be asked. */
const Remembered = ({ answer, onRetry }: Pick<MyOrdersProps, 'answer' | 'onRetry'>) => {
  const words = useWords(MY_ORDERS_WORDS)
  const isOnline = useStore('connectivity', ({ online }) => online)
  if (answer.kind !== 'failed') return null
  return (
    <Notice
      tone="warn"
      live
      title={isOnline ? words.kitchenOutOfReach : words.offline}
      action={
        <Button variant="outline" size="small" onClick={onRetry}>
          {words.tryAgain}
        </Button>
      }
    >
      {words.remembered}
      <Reference of={traceOf(answer.error)} />
    </Notice>
  )
}

/** The orders of this visitor: what goes on above, the others by month, to be searched and narrowed; beside them, where there is room, the receipt of one. */
export const MyOrders = ({ log, answer, onRetry }: MyOrdersProps) => {
  const words = useWords(MY_ORDERS_WORDS)
  const locale = useLocale()
  const { timeZone } = MARKETS[locale.market]
  const answers = useStore('tracking', ({ byId }) => byId)
  const now = useNow()
  const isWide = useScreenFrom(1200)
  const [typed, setTyped] = useState('')
  const [shown, setShown] = useState<Shown>('all')
  const [chosen, setChosen] = useState<string | null>(null)

  const listed = log.map((logged): ListedOrder => ({ ...logged, order: answers[logged.orderId] ?? null }))
  const isLive = ({ order }: ListedOrder) => order !== null && isUnderWay(order, now, timeZone, locale)
  const over = listed.filter((each) => !isLive(each))
  const found = narrowed(over, shown, typed)
  const filters = filtersOf(over)
  // The one that was chosen, as long as it is in sight; else the newest that has one.
  const withReceipt = found.filter(({ order }) => order !== null && hasReceipt(order))
  const beside = isWide ? (withReceipt.find(({ orderId }) => orderId === chosen) ?? withReceipt[0] ?? null) : null
  const isNarrowed = typed.trim() !== ''
  const none = (looked: string) =>
    shown === 'all' ? words.noneFound(looked) : words.noneThatWay(looked, words.had[shown](null))
  return (
    <Page css={myOrders}>
      <h1 tabIndex={-1}>{words.title}</h1>
      <Remembered answer={answer} onRetry={onRetry} />
      {listed.filter(isLive).map(({ orderId }) => (
        <LiveOrder key={orderId} orderId={orderId} />
      ))}
      {over.length > 0 && (
        <div className="columns" data-beside={beside !== null || undefined}>
          <div className="list">
            <div className="narrow">
              {over.length >= WORTH_SEARCHING && (
                <div role="search">
                  <TextInput
                    label={words.search}
                    hideLabel
                    type="search"
                    placeholder={words.searchHint}
                    icon={<MagnifyingGlassIcon size={20} />}
                    value={typed}
                    onChange={setTyped}
                  />
                </div>
              )}
              <OrderFilters filters={filters} shown={shown} onChange={setShown} />
            </div>
            <p role="status" className="found">
              {isNarrowed && (found.length === 0 ? none(typed.trim()) : words.found(found.length, over.length))}
            </p>
            <MonthsOfOrders
              key={`${shown} ${isNarrowed}`}
              listed={found}
              isWhole={isNarrowed}
              chosen={beside?.orderId ?? null}
              onChoose={isWide ? setChosen : null}
            />
          </div>
          {beside !== null && (
            <Suspense fallback={null}>
              <ReceiptBeside key={beside.orderId} orderId={beside.orderId} isAsked={chosen !== null} />
            </Suspense>
          )}
        </div>
      )}
    </Page>
  )
}
