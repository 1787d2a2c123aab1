import { css } from '@emotion/react'
import { useState } from 'react'
import { addFault, clearFaults, METHODS } from '../../calls'
import { ActionForm, SubmitButton } from '../controls/action-form'
import { InputField } from '../controls/input-field'
import { PressButton } from '../controls/press-button'
import { plainOptions, SelectField } from '../controls/select-field'
import { useConsole } from '../data/console-context'
import { Panel } from '../layout/panel'
import { Note, Row } from '../layout/rows'
import { useToast } from '../toast/toast'
import { CallSelect } from './call-select'
import { faultOf, KIND_OPTIONS, STATUSES, USUAL_FAULT, type FaultText } from './faults.model'
import { useSetFaults } from './use-set-faults'

const grid = css`
  display: grid;
  gap: 0.5rem;
  align-items: start;
  grid-template-columns: repeat(2, minmax(0, 1fr));
`
const wide = css`
  grid-column: 1 / -1;
`

const METHOD_OPTIONS = [{ value: '', label: 'Any' }, ...plainOptions<string>(METHODS)]
const MILLISECONDS = { type: 'number', min: '0', max: '60000' } as const

/** What is typed stays for the next fault. */
export const FaultForm = () => {
  const { http } = useConsole()
  const { notify } = useToast()
  const setFaults = useSetFaults()
  const [fault, setFault] = useState(USUAL_FAULT)
  const type =
    <F extends keyof FaultText>(field: F) =>
    (value: FaultText[F]) =>
      setFault((typed) => ({ ...typed, [field]: value }))

  return (
    <Panel title="Break a call">
      <Note>See what the site does. The console itself is never broken.</Note>
      <ActionForm
        css={grid}
        onSend={async () => {
          setFaults(await http.send(addFault, { body: faultOf(fault) }))
          notify(`Broken: ${fault.path}`)
        }}
      >
        <CallSelect
          css={wide}
          onChoose={({ method, prefix }) => setFault((typed) => ({ ...typed, method, path: prefix }))}
        />
        <InputField
          css={wide}
          label="Path begins with"
          required
          pattern="/.*"
          spellCheck={false}
          value={fault.path}
          onChange={type('path')}
        />
        <SelectField label="Method" value={fault.method} options={METHOD_OPTIONS} onChange={type('method')} />
        <SelectField label="What happens" value={fault.kind} options={KIND_OPTIONS} onChange={type('kind')} />
        {fault.kind === 'status' && (
          <SelectField label="Status" value={fault.status} options={plainOptions(STATUSES)} onChange={type('status')} />
        )}
        <InputField {...MILLISECONDS} label="Delay, ms" required value={fault.delayMs} onChange={type('delayMs')} />
        <InputField
          {...MILLISECONDS}
          label="Delay up to, ms"
          placeholder="the same"
          value={fault.delayUpToMs}
          onChange={type('delayUpToMs')}
        />
        <InputField
          label="Share of calls, %"
          type="number"
          min="1"
          max="100"
          required
          value={fault.percent}
          onChange={type('percent')}
        />
        <InputField
          label="Times"
          type="number"
          min="1"
          max="1000000"
          placeholder="until cleared"
          value={fault.times}
          onChange={type('times')}
        />
        <Row css={wide}>
          <SubmitButton variant="act">Break it</SubmitButton>
          <PressButton
            onPress={async () => {
              setFaults(await http.send(clearFaults, {}))
              notify('Everything is healed')
            }}
          >
            Heal everything
          </PressButton>
        </Row>
      </ActionForm>
    </Panel>
  )
}
