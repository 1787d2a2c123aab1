import { useStore } from '@galo/state'
import { Button, Notice } from '@galo/ui'
import { BASKET_ERROR_COPY, GIVE_UP_COPY, isBasketErrorCode, OFFLINE_COPY } from './basket.errors'
import { canRetry } from './basket.model'
import { useBasketActions } from './use-basket'

/** What became of the basket without the customer's doing, and what failed, with the way on (rows F16, F18). */
export const BasketNews = () => {
  const actions = useBasketActions()
  const basket = useStore('basket', (state) => state)
  const online = useStore('connectivity', (state) => state.online)
  const failed = basket.request === 'ERROR' && isBasketErrorCode(basket.errorCode) ? basket.errorCode : null
  const again = (
    <Button variant="soft" size="small" onClick={() => void actions.retry()}>
      Try again
    </Button>
  )
  return (
    <>
      {basket.notice !== null && (
        <Notice
          tone="info"
          live
          action={
            <Button variant="soft" size="small" onClick={actions.dismissNotice}>
              OK
            </Button>
          }
        >
          {basket.notice}
        </Notice>
      )}
      {failed !== null && (
        <Notice tone="error" live {...(canRetry(basket) ? { action: again } : {})}>
          {!online ? OFFLINE_COPY : canRetry(basket) ? BASKET_ERROR_COPY[failed] : GIVE_UP_COPY}
        </Notice>
      )}
    </>
  )
}
