import { css } from '@galo/css'
import { Dialog } from '@galo/ui'
import { useLocale, useWords } from '@galo/words'
import { getRide, type OrderCard } from '../../../calls'
import { useCall } from '../../data/use-call'
import { Loaded } from '../../layout/loaded'
import { Note } from '../../layout/rows'
import { RideMap } from './ride-map'
import { rideWords } from './ride.model'
import { RIDE_WORDS } from './ride.words'

const LOOK_EVERY_MS = 2000

const dialog = css`
  background: var(--trough);
  @media (min-width: 768px) {
    width: min(44rem, 100% - 4rem);
  }
`
const legend = css`
  display: flex;
  align-items: center;
  gap: 0.5rem;
  & > span + span {
    margin-inline-start: 0.5rem;
  }
  i {
    width: 0.875rem;
    height: 0.875rem;
    border-radius: 50%;
    background: var(--key);
  }
`
const key = (colour: string, radius = '50%') => css`
  --key: ${colour};
  && {
    border-radius: ${radius};
  }
`
const KEYS = [
  { name: 'restaurant', style: key('var(--text)', '0.25rem') },
  { name: 'door', style: key('var(--hot)') },
  { name: 'rider', style: key('var(--limao-400)') },
] as const

/** The way of one order and its rider, moving while the window is open. */
export const RideDialog = ({ order, onClose }: { readonly order: OrderCard; readonly onClose: () => void }) => {
  const words = useWords(RIDE_WORDS)
  const locale = useLocale()
  const ride = useCall(getRide, { params: { id: order.id } }, { refetchesOnOpen: true, refetchEveryMs: LOOK_EVERY_MS })
  return (
    <Dialog open onClose={onClose} title={words.title(order.shortId)} closeLabel={words.close} css={dialog}>
      <Loaded query={ride}>
        {(seen) => (
          <>
            <RideMap ride={seen} />
            <Note css={legend}>
              {KEYS.map(({ name, style }) => (
                <span key={name} css={legend}>
                  <i css={style} />
                  {words[name]}
                </span>
              ))}
            </Note>
            <Note>{rideWords(seen, locale)}</Note>
          </>
        )}
      </Loaded>
    </Dialog>
  )
}
