import { css } from '@galo/css'
import { useWords } from '@galo/words'
import { readStory, type OrderStory } from '../../calls'
import { useCall } from '../data/use-call'
import { Loaded } from '../layout/loaded'
import { Panel, SmallTitle } from '../layout/panel'
import { Empty, Note, numeric, SpaceBetween } from '../layout/rows'
import { dayAndTime } from '../time/wall-clock'
import { FactList } from './fact-list'
import { RefundPanel } from './refund-panel'
import { SUPPORT_WORDS } from './support.words'

const LOOK_EVERY_MS = 5_000

const story = css`
  display: grid;
  gap: 0.875rem;
  align-items: start;
  grid-template-columns: minmax(0, 1fr);
`
const who = css`
  display: grid;
  gap: 0.25rem 1rem;
  grid-template-columns: auto minmax(0, 1fr);
  dt {
    color: var(--text-2);
    font-size: 0.875rem;
  }
  dd {
    overflow-wrap: anywhere;
  }
`

const Who = ({ seen }: { readonly seen: OrderStory }) => {
  const words = useWords(SUPPORT_WORDS)
  const { order, address, deliveryNote, riderName, cardBrand } = seen
  const card = cardBrand === null || order.cardLastFour === null ? null : words.endingIn(cardBrand, order.cardLastFour)
  const door = [address, order.postcode, deliveryNote].filter(Boolean).join(' · ')
  const facts = [
    [words.email, order.email],
    [words.phone, order.phone],
    [words.address, door],
    [words.rider, riderName],
    [words.card, card],
  ] as const
  return (
    <dl css={[who, numeric]}>
      {facts.map(([name, value]) =>
        value === null || value === '' ? null : (
          <div key={name} css={{ display: 'contents' }}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  )
}

const Story = ({ seen }: { readonly seen: OrderStory }) => {
  const words = useWords(SUPPORT_WORDS)
  const { order } = seen
  return (
    <div css={story}>
      <Panel title={order.shortId}>
        <SpaceBetween>
          <b>{order.customerName}</b>
          <b css={numeric}>{order.paidLabel}</b>
        </SpaceBetween>
        <Note>{`${dayAndTime(new Date(order.createdAt))} · ${order.restaurantName}`}</Note>
        <Who seen={seen} />
        <SmallTitle>{words.story(order.shortId)}</SmallTitle>
        <FactList facts={seen.facts} label={words.story(order.shortId)} />
      </Panel>
      <RefundPanel story={seen} />
    </div>
  )
}

/** One order, whole: who, how it went, and what can go back of it. */
export const StoryPanel = ({ orderId }: { readonly orderId: string | null }) => {
  const { chooseOne } = useWords(SUPPORT_WORDS)
  if (orderId === null) return <Empty>{chooseOne}</Empty>
  return <ChosenStory orderId={orderId} />
}

const ChosenStory = ({ orderId }: { readonly orderId: string }) => {
  const query = useCall(
    readStory,
    { params: { id: orderId } },
    { refetchesOnOpen: true, refetchEveryMs: LOOK_EVERY_MS },
  )
  return <Loaded query={query}>{(seen) => <Story seen={seen} />}</Loaded>
}
