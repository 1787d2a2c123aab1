import { css } from '@emotion/react'
import { listSlots, type SlotToday } from '../../calls'
import { useCall } from '../data/use-call'
import { Loaded } from '../layout/loaded'
import { Panel } from '../layout/panel'
import { Note, numeric, tileStyle } from '../layout/rows'

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
  const isFull = taken >= capacity
  return (
    <li css={[tileStyle, cell, numeric, isFull ? full : taken > 0 && some]}>
      <b>{label}</b>
      <span>{isFull ? 'full' : `${taken} of ${capacity}`}</span>
    </li>
  )
}

const wordsOf = (slots: readonly SlotToday[]): string => {
  const taken = slots.reduce((sum, slot) => sum + slot.taken, 0)
  return slots.length === 0 ? 'No more slots today.' : `${slots.length} slots to come, ${taken} orders in them.`
}

/** Today's collection slots of the chosen restaurant: how many orders each has and takes. */
export const SlotsPanel = ({ restaurantId }: { readonly restaurantId: string }) => {
  const query = useCall(listSlots, { params: { id: restaurantId } })
  return (
    <Panel title="Slots">
      <Loaded query={query}>
        {({ slots }) => (
          <>
            <Note>{wordsOf(slots)}</Note>
            <ul css={list} aria-label="Slots today">
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
