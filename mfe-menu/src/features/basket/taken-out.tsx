import type { BasketItem } from '@galo/contracts/basket'
import { useWriter } from '@galo/state'
import { Button, Notice } from '@galo/ui'
import { useWords } from '@galo/words'
import { lineName } from './line-choices'
import { putBack } from './put-back'
import { useBasketActions } from './use-basket'
import { TAKEN_OUT_WORDS } from './taken-out.words'

/** The way back for who took a dish out: made up as it was, until the next change. */
export const TakenOut = ({ line }: { readonly line: BasketItem }) => {
  const words = useWords(TAKEN_OUT_WORDS)
  const actions = useBasketActions()
  const store = useWriter('basket')
  return (
    <Notice
      tone="info"
      live
      action={
        <Button variant="soft" size="small" onClick={() => void putBack({ actions, store }, line)}>
          {words.putBack}
        </Button>
      }
    >
      {words.takenOut(lineName(line))}
    </Notice>
  )
}
