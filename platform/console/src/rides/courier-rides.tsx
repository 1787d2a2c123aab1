import { useRef } from 'react'
import { css } from '@galo/css'
import { useWords } from '@galo/words'
import { listRides, type CourierRide } from '../../calls'
import { useCall } from '../data/use-call'
import { Loaded } from '../layout/loaded'
import { Panel } from '../layout/panel'
import { Empty } from '../layout/rows'
import { KeepsFocus } from '../lists/keeps-focus'
import { RideCard, type RideCardProps } from './ride-card'
import { RIDES_WORDS } from './rides.words'
import { usePresses } from './use-presses'

const LOOK_EVERY_MS = 4_000

const list = css`
  display: grid;
  gap: 0.75rem;
  grid-template-columns: minmax(0, 1fr);
`
const out = css`
  padding: 0.75rem 1rem;
  border-radius: var(--r-2);
  background: var(--surface-2);
  font-weight: 600;
`

interface RideListProps extends Omit<RideCardProps, 'ride'> {
  readonly title: string
  readonly none: string
  readonly rides: readonly CourierRide[]
}

const RideList = ({ title, none, rides, ...pressing }: RideListProps) => {
  const place = useRef<HTMLUListElement>(null)
  return (
    <Panel title={title}>
      <ul css={list} aria-label={title} ref={place}>
        <KeepsFocus place={place}>
          {rides.length === 0 && <Empty as="li">{none}</Empty>}
          {rides.map((ride) => (
            <RideCard key={`${ride.orderId} ${ride.attempt}`} ride={ride} {...pressing} />
          ))}
        </KeepsFocus>
      </ul>
    </Panel>
  )
}

/** One courier's rides; what they carry comes first, since that is in their hands. Without a line they stay in sight as they were. */
export const CourierRides = ({ courier }: { readonly courier: string }) => {
  const words = useWords(RIDES_WORDS)
  const query = useCall(listRides, { query: { courier } }, { refetchesOnOpen: true, refetchEveryMs: LOOK_EVERY_MS })
  const { queue, isOut, press } = usePresses()
  const rides = query.data
  if (rides === undefined) return <Loaded query={query}>{() => null}</Loaded>
  const pressing = { courier, queue, onPress: press }
  return (
    <>
      <p role="status" css={isOut && out}>
        {isOut && words.unsent(queue.length)}
      </p>
      <RideList title={words.mine} none={words.noneMine} rides={rides.taken} {...pressing} />
      <RideList title={words.offered} none={words.noneOffered} rides={rides.offered} {...pressing} />
    </>
  )
}
