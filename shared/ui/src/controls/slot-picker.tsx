import { useId, useState, type ReactNode } from 'react'
import { WarningCircleFillIcon } from '../icons/warning-circle-fill'
import { hiddenStyle } from '../layout/hidden-style'
import { SlotRadio, type Slot } from './slot'
import { slotError, slotsStyle } from './slot-style'

export interface SlotGroup {
  /** '18:00', 'Lunch': the heading the times stand under. */
  readonly label: string
  readonly slots: readonly Slot[]
}

export interface SlotPickerProps {
  readonly legend: string
  /** What the row of hours is called. */
  readonly hoursLegend: string
  readonly value: string | null
  readonly groups: readonly SlotGroup[]
  /** The hour that is shown while none is chosen or looked at; without it the first. */
  readonly beginsWith?: string | undefined
  readonly onChange: (value: string) => void
  readonly error?: ReactNode
}

const holds = (value: string | null) => (group: SlotGroup) => group.slots.some((slot) => slot.value === value)

/**
 * A day of collection times: its hours in a row, and the times of one of them, so that a long day needs no box that scrolls.
 * Begins with the hour of what is chosen. An hour is looked at, never chosen: the times alone are the answer.
 */
export const SlotPicker = ({ legend, hoursLegend, value, groups, beginsWith, onChange, error }: SlotPickerProps) => {
  const id = useId()
  const [looked, setLooked] = useState<{ readonly label: string; readonly over: string | null } | null>(null)
  const isWrong = error !== undefined && error !== null && error !== ''
  // What is chosen elsewhere, in a dialog say, is shown; an hour that has gone by is left.
  const called = (wanted: string | undefined) => groups.find(({ label }) => label === wanted)
  const atHand = looked?.over === value ? called(looked.label) : undefined
  const shown = atHand ?? groups.find(holds(value)) ?? called(beginsWith) ?? groups[0]
  return (
    <fieldset css={slotsStyle} tabIndex={-1} aria-describedby={isWrong ? `${id}-error` : undefined}>
      <legend css={hiddenStyle}>{legend}</legend>
      {isWrong && (
        <p id={`${id}-error`} css={slotError}>
          <WarningCircleFillIcon size={18} />
          {error}
        </p>
      )}
      {groups.length > 1 && (
        <div role="group" aria-label={hoursLegend} className="slot-hours">
          {groups.map((group) => (
            <button
              key={group.label}
              type="button"
              aria-pressed={group === shown}
              onClick={() => setLooked({ label: group.label, over: value })}
            >
              {group.label}
            </button>
          ))}
        </div>
      )}
      {shown !== undefined && (
        <div key={shown.label} role="group" aria-label={shown.label} className="slot-rows">
          {shown.slots.map((slot) => (
            <SlotRadio key={slot.value} slot={slot} name={id} checked={slot.value === value} onChange={onChange} />
          ))}
        </div>
      )}
    </fieldset>
  )
}
