import { Radio } from './radio'

export interface Slot {
  /** What goes back to the caller: an ISO instant. */
  readonly value: string
  /** '18:40' */
  readonly time: string
  /** 'Quiet', 'Just gone' */
  readonly note?: string
  readonly disabled?: boolean
}

interface SlotRadioProps {
  readonly slot: Slot
  readonly name: string
  readonly checked: boolean
  readonly onChange: (value: string) => void
}

export const SlotRadio = ({ slot, name, checked, onChange }: SlotRadioProps) => (
  <label className="slot">
    <Radio name={name} value={slot.value} checked={checked} disabled={slot.disabled} onChange={onChange} />
    {slot.time}
    {slot.note !== undefined && <small>{slot.note}</small>}
  </label>
)
