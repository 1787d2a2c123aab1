import { useState } from 'react'
import { basketCount, type SignedBasket } from '@galo/contracts/basket'
import { toMoney } from '@galo/contracts/money'
import { formatMoney } from '@galo/domain'
import { usePublish } from '@galo/events'
import { useServices } from '@galo/services'
import { useWriter } from '@galo/state'
import { Button, Notice, Stack, WaitingButton } from '@galo/ui'
import { useWords } from '@galo/words'
import { adoptBasket, emptyBasket } from './basket.model'
import { PREVIOUS_BASKET_WORDS } from './previous-basket.words'

type Taking = 'no' | 'yes' | 'failed'

/** Offers the basket back that the customer had before they came as a guest (F02): theirs to say, and this one stays until they have. */
export const PreviousBasket = ({ previous }: { readonly previous: SignedBasket }) => {
  const words = useWords(PREVIOUS_BASKET_WORDS)
  const { http } = useServices()
  const publish = usePublish()
  const store = useWriter('basket')
  const [taking, setTaking] = useState<Taking>('no')

  const take = async () => {
    setTaking('yes')
    try {
      const { placeOfBasket } = await import(/* webpackChunkName: "previous" */ './take-previous')
      const place = await placeOfBasket(http, previous)
      store.setState((state) => adoptBasket({ ...emptyBasket(state), ...place }, previous))
      if (previous.data.id !== null)
        publish('basket.changed', { basketId: previous.data.id, revision: store.getState().revision })
    } catch {
      setTaking('failed')
    }
  }

  return (
    <Notice tone="info" title={words.heading} live>
      <p>{words.text(basketCount({ signed: previous }), formatMoney(toMoney(previous.data.totals.grand_total)))}</p>
      <div role="status">{taking === 'failed' && words.failed}</div>
      <Stack row wrap gap={2}>
        <WaitingButton variant="soft" size="small" busy={taking === 'yes'} onClick={() => void take()}>
          {words.take}
        </WaitingButton>
        <Button
          variant="outline"
          size="small"
          onClick={() => store.setState((state) => ({ ...state, previous: null }))}
        >
          {words.keep}
        </Button>
      </Stack>
    </Notice>
  )
}
