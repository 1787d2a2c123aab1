import type { SubmittedOrder } from '@galo/contracts/orders'
import { Button } from '@galo/ui'
import { useWords } from '@galo/words'
import { matter } from '../../screen/matter-style'
import { pressOnce } from '../../screen/press-once'
import { ChannelRow } from './channel-row'
import { DeviceRow } from './device-row'
import { ways } from './order-updates-style'
import { ORDER_UPDATES_WORDS } from './order-updates.words'
import { useOrderUpdates } from './use-order-updates'

/** How far it is: each step has another message next. */
const stepOf = ({ order_state, fulfilment }: SubmittedOrder): string =>
  [order_state, fulfilment.delivery_state, fulfilment.redelivery_details?.state].join(' ')

/** Being told of the order by text, by e-mail or on a device (X18). Nothing is shown while nobody knows, nor to who may not ask. */
export const OrderUpdates = ({ order }: { readonly order: SubmittedOrder }) => {
  const words = useWords(ORDER_UPDATES_WORDS)
  const { updates, ask } = useOrderUpdates(order.id, stepOf(order))
  const known = updates.kind === 'ready' ? updates.data : null
  if (updates.kind !== 'failed' && (known === null || known.until === null)) return null
  return (
    <section css={matter} aria-labelledby="order-updates">
      <h2 id="order-updates">{words.heading}</h2>
      {known === null ? (
        <>
          <p role="status">{words.unknown}</p>
          <Button variant="soft" size="small" onClick={updates.reset}>
            {words.tryAgain}
          </Button>
        </>
      ) : (
        <>
          <p>{words.intro}</p>
          <div css={ways} onKeyDown={pressOnce}>
            <ChannelRow channel="text" updates={known} onAsk={ask} />
            <ChannelRow channel="email" updates={known} onAsk={ask} />
            {known.push !== undefined && <DeviceRow push={known.push} next={known.next} onAsk={ask} />}
          </div>
        </>
      )}
    </section>
  )
}
