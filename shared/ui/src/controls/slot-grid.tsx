import { useId } from 'react'
import { hiddenStyle } from '../layout/hidden-style'
import { SlotRadio, type Slot } from './slot'
import { slotsStyle } from './slot-style'

export interface SlotGridProps {
  readonly legend: string
  readonly value: string | null
  readonly slots: readonly Slot[]
  readonly onChange: (value: string) => void
  readonly className?: string
}

/** A handful of times, all in sight. */
export const SlotGrid = ({ legend, value, slots, onChange, className }: SlotGridProps) => {
  const name = useId()
  return (
    <fieldset css={slotsStyle} className={className} tabIndex={-1}>
      <legend css={hiddenStyle}>{legend}</legend>
      <div className="slot-rows">
        {slots.map((slot) => (
          <SlotRadio key={slot.value} slot={slot} name={name} checked={slot.value === value} onChange={onChange} />
        ))}
      </div>
    </fieldset>
  )
}
