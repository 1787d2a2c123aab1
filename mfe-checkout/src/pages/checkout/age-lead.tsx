import type { FulfilmentType } from '@galo/domain'
import { Button, Notice } from '@galo/ui'
import { useWords } from '@galo/words'
import { CHECKOUT_PAGE_WORDS } from './checkout-page.words'
import type { Checkout } from './use-checkout'

interface AgeLeadProps {
  readonly checkout: Checkout
  readonly type: FulfilmentType
}

/** Before paying for alcohol: the tick, and where its code doesn't come, the way to ask for it again. */
export const AgeLead = ({ checkout: { age, extras, standing }, type }: AgeLeadProps) => {
  const words = useWords(CHECKOUT_PAGE_WORDS)
  const { parts, hasFailed, retry } = extras
  if (parts !== null) return <parts.AgeNotice age={age} type={type} isFixed={standing.isBusy || standing.isMoneyIn} />
  if (!hasFailed) return null
  return (
    <Notice
      tone="warn"
      live
      title={words.ageNotHere}
      action={
        <Button size="small" onClick={retry}>
          {words.tryAgain}
        </Button>
      }
    >
      {words.ageNotHereText}
    </Notice>
  )
}
