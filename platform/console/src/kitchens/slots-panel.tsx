import { css } from '@galo/css'
import { useWords } from '@galo/words'
import { listSlots, type SlotToday } from '../../calls'
import { useCall } from '../data/use-call'
import { Loaded } from '../layout/loaded'
import { Panel } from '../layout/panel'
import { Note, numeric, tileStyle } from '../layout/rows'
import { SLOTS_WORDS } from './slots.words'

const list = css`
  display: grid;
  gap: 0.375rem;
  grid-template-columns: repeat(auto-fill, minmax(5rem, 1fr));
  max-height: 22rem;
  overflow-y: auto;
`
const cell = css`
  display: grid;
  padding: 0.375rem 0.5rem;
  border-radius: 0.625rem;
  line-height: 1.3;
  span {
    color: var(--text-2);
    font-size: 0.8125rem;
  }
`
const some = css`
  border-color: var(--limao-400);
`
const full = css`
  border-color: var(--error);
  background: var(--error-bg);
  span {
    color: var(--error);
    font-weight: 700;
  }
`

const Slot = ({ label, taken, capacity }: SlotToday) => {
  const words = useWords(SLOTS_WORDS)
  const isFull = taken >= capacity
  return (
    <li css={[tileStyle, cell, numeric, isFull ? full : taken > 0 && some]}>
      <b>{label}</b>
      <span>{isFull ? words.full : words.taken(taken, capacity)}</span>
    </li>
  )
}

const ordersIn = (slots: readonly SlotToday[]): number => slots.reduce((sum, slot) => sum + slot.taken, 0)

/** Today's collection slots of the chosen restaurant: how many orders each has and takes. */
export const SlotsPanel = ({ restaurantId }: { readonly restaurantId: string }) => {
  const words = useWords(SLOTS_WORDS)
  const query = useCall(listSlots, { params: { id: restaurantId } })
  return (
    <Panel title={words.slots}>
      <Loaded query={query}>
        {({ slots }) => (
          <>
            <Note>{slots.length === 0 ? words.noSlot : words.toCome(slots.length, ordersIn(slots))}</Note>
            <ul css={list} aria-label={words.slotsToday}>
              {slots.map((slot) => (
                <Slot key={slot.time} {...slot} />
              ))}
            </ul>
          </>
        )}
      </Loaded>
    </Panel>
  )
}
