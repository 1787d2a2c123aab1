import { useState } from 'react'
import { listBreakableCalls, type BreakableCall } from '../../calls'
import { SelectField } from '../controls/select-field'
import { useCall } from '../data/use-call'

/** Its address, and what a select knows it by. */
const wordsOf = ({ method, path }: BreakableCall): string => `${method} ${path}`
const valueOf = ({ method, prefix }: BreakableCall): string => `${method} ${prefix}`

interface CallSelectProps {
  readonly className?: string
  readonly onChoose: (call: BreakableCall) => void
}

/** A real call to break, instead of typing how its path begins. */
export const CallSelect = ({ className, onChoose }: CallSelectProps) => {
  const { data: { calls = [] } = {} } = useCall(listBreakableCalls, {})
  const [chosen, setChosen] = useState('')
  return (
    <SelectField
      label="Call"
      {...(className === undefined ? {} : { className })}
      value={chosen}
      options={[
        { value: '', label: 'Choose a call' },
        ...calls.map((call) => ({ value: wordsOf(call), label: wordsOf(call) })),
      ]}
      onChange={(value) => {
        setChosen(value)
        const call = calls.find((each) => wordsOf(each) === value || valueOf(each) === value)
        if (call !== undefined) onChoose(call)
      }}
    />
  )
}
