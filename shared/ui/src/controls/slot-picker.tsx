import { useId, type ReactNode } from 'react'
import { WarningCircleFillIcon } from '../icons/warning-circle-fill'
import { hiddenStyle } from '../layout/hidden-style'
import { SlotRadio, type Slot } from './slot'
import { slotError, slotsStyle, slotScroller } from './slot-style'

export interface SlotGroup {
  /** '18:00', 'Lunch': the heading the times stand under. */
  readonly label: string
  readonly slots: readonly Slot[]
}

export interface SlotPickerProps {
  readonly legend: string
  readonly value: string | null
  readonly groups: readonly SlotGroup[]
  readonly onChange: (value: string) => void
  readonly error?: ReactNode
  readonly className?: string
}

/** A day of collection times under their hours, scrolling in a box of its own. One radio group: arrows walk through all of them. */
export const SlotPicker = ({ legend, value, groups, onChange, error, className }: SlotPickerProps) => {
  const id = useId()
  const isWrong = error !== undefined && error !== null && error !== ''
  return (
    <fieldset
      css={[slotsStyle, slotScroller]}
      className={className}
      tabIndex={-1}
      aria-describedby={isWrong ? `${id}-error` : undefined}
    >
      <legend css={hiddenStyle}>{legend}</legend>
      {isWrong && (
        <p id={`${id}-error`} css={slotError}>
          <WarningCircleFillIcon size={18} />
          {error}
        </p>
      )}
      <div className="slot-scroller">
        {groups.map((group) => (
          <div key={group.label} role="group" aria-label={group.label}>
            <div className="slot-hour" aria-hidden="true">
              {group.label}
            </div>
            <div className="slot-rows">
              {group.slots.map((slot) => (
                <SlotRadio key={slot.value} slot={slot} name={id} checked={slot.value === value} onChange={onChange} />
              ))}
            </div>
          </div>
        ))}
      </div>
    </fieldset>
  )
}
