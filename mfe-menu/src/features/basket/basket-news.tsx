import { lazy, Suspense } from 'react'
import { useStore } from '@galo/state'
import { Button, Notice } from '@galo/ui'
import { useWords } from '@galo/words'
import { useBasketActions } from './use-basket'
import { BASKET_FAILURES_WORDS } from './basket-failures.words'
import { ChangeFailed } from './change-failed'

/** Few have another one: its code comes for them. */
const PreviousBasket = lazy(() =>
  import(/* webpackChunkName: "previous" */ './previous-basket').then((m) => ({ default: m.PreviousBasket })),
)

/** What became of the basket without the customer's doing, and what failed, with the way on (rows F16, F18). */
export const BasketNews = () => {
  const failures = useWords(BASKET_FAILURES_WORDS)
  const actions = useBasketActions()
  const basket = useStore('basket', (state) => state)
  const saidOf: Readonly<Record<string, string>> = failures.errors
  const failed = basket.request === 'ERROR' ? saidOf[basket.errorCode ?? ''] : undefined
  return (
    <>
      {basket.previous !== null && (
        <Suspense>
          <PreviousBasket previous={basket.previous} />
        </Suspense>
      )}
      {basket.notice !== null && (
        <Notice
          tone="info"
          live
          action={
            <Button variant="soft" size="small" onClick={actions.dismissNotice}>
              {failures.ok}
            </Button>
          }
        >
          {basket.notice}
        </Notice>
      )}
      {failed !== undefined && <ChangeFailed says={failed} />}
    </>
  )
}
