import { useStore } from '@galo/state'
import { Button, ButtonLink, Notice } from '@galo/ui'
import { useWords } from '@galo/words'
import { canRetry } from './basket.model'
import { BASKET_FAILURES_WORDS } from './basket-failures.words'
import { BASKET_WORDS } from './basket.words'
import { useBasketActions } from './use-basket'

/** A change that failed: "Try again" as long as that may help, and then the way on (rows F16, F18). */
export const ChangeFailed = ({ says }: { readonly says: string }) => {
  const { tryAgain, giveUp, ring } = useWords(BASKET_FAILURES_WORDS)
  const { offline } = useWords(BASKET_WORDS)
  const actions = useBasketActions()
  const mayTryAgain = useStore('basket', canRetry)
  const slug = useStore('basket', ({ restaurant }) => restaurant?.slug)
  const online = useStore('connectivity', (state) => state.online)
  const action = mayTryAgain ? (
    <Button variant="soft" size="small" onClick={() => void actions.retry()}>
      {tryAgain}
    </Button>
  ) : (
    // A page without script, and without a basket: whatever keeps failing here is not there.
    <ButtonLink component="a" variant="soft" size="small" href={`/restaurants${slug === undefined ? '' : `/${slug}`}`}>
      {ring}
    </ButtonLink>
  )
  return (
    <Notice tone="error" live action={action}>
      {!online ? offline : mayTryAgain ? says : giveUp}
    </Notice>
  )
}
