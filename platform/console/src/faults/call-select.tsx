import { useState } from 'react'
import { useWords } from '@galo/words'
import { listBreakableCalls, type BreakableCall } from '../../calls'
import { SelectField } from '../controls/select-field'
import { useCall } from '../data/use-call'
import { FAULTS_WORDS } from './faults.words'

/** Its address, and what a select knows it by. */
const addressOf = ({ method, path }: BreakableCall): string => `${method} ${path}`
const valueOf = ({ method, prefix }: BreakableCall): string => `${method} ${prefix}`

interface CallSelectProps {
  readonly className?: string
  readonly onChoose: (call: BreakableCall) => void
}

/** A real call to break, instead of typing how its path begins. */
export const CallSelect = ({ className, onChoose }: CallSelectProps) => {
  const { data: { calls = [] } = {} } = useCall(listBreakableCalls, {})
  const words = useWords(FAULTS_WORDS)
  const [chosen, setChosen] = useState('')
  return (
    <SelectField
      label={words.call}
      {...(className === undefined ? {} : { className })}
      value={chosen}
      options={[
        { value: '', label: words.chooseCall },
        ...calls.map((call) => ({ value: addressOf(call), label: addressOf(call) })),
      ]}
      onChange={(value) => {
        setChosen(value)
        const call = calls.find((each) => addressOf(each) === value || valueOf(each) === value)
        if (call !== undefined) onChoose(call)
      }}
    />
  )
}
