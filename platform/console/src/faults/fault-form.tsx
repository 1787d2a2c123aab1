import { useState } from 'react'
import { css } from '@galo/css'
import { useWords } from '@galo/words'
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
import { faultOf, FAULT_KINDS, STATUSES, USUAL_FAULT, type FaultText } from './faults.model'
import { FAULTS_WORDS } from './faults.words'
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

const MILLISECONDS = { type: 'number', min: '0', max: '60000' } as const

/** What is typed stays for the next fault. */
export const FaultForm = () => {
  const { http } = useConsole()
  const { notify } = useToast()
  const setFaults = useSetFaults()
  const words = useWords(FAULTS_WORDS)
  const methods = [{ value: '', label: words.anyMethod }, ...plainOptions<string>(METHODS)]
  const kinds = FAULT_KINDS.map((kind) => ({ value: kind, label: words.kinds[kind] }))
  const [fault, setFault] = useState(USUAL_FAULT)
  const type =
    <F extends keyof FaultText>(field: F) =>
    (value: FaultText[F]) =>
      setFault((typed) => ({ ...typed, [field]: value }))

  return (
    <Panel title={words.breakACall}>
      <Note>{words.about}</Note>
      <ActionForm
        css={grid}
        onSend={async () => {
          setFaults(await http.send(addFault, { body: faultOf(fault) }))
          notify(words.broken(fault.path))
        }}
      >
        <CallSelect
          css={wide}
          onChoose={({ method, prefix }) => setFault((typed) => ({ ...typed, method, path: prefix }))}
        />
        <InputField
          css={wide}
          label={words.path}
          required
          pattern="/.*"
          spellCheck={false}
          value={fault.path}
          onChange={type('path')}
        />
        <SelectField label={words.method} value={fault.method} options={methods} onChange={type('method')} />
        <SelectField label={words.whatHappens} value={fault.kind} options={kinds} onChange={type('kind')} />
        {fault.kind === 'status' && (
          <SelectField
            label={words.status}
            value={fault.status}
            options={plainOptions(STATUSES)}
            onChange={type('status')}
          />
        )}
        <InputField {...MILLISECONDS} label={words.delay} required value={fault.delayMs} onChange={type('delayMs')} />
        <InputField
          {...MILLISECONDS}
          label={words.delayUpTo}
          placeholder={words.sameDelay}
          value={fault.delayUpToMs}
          onChange={type('delayUpToMs')}
        />
        <InputField
          label={words.share}
          type="number"
          min="1"
          max="100"
          required
          value={fault.percent}
          onChange={type('percent')}
        />
        <InputField
          label={words.times}
          type="number"
          min="1"
          max="1000000"
          placeholder={words.untilCleared}
          value={fault.times}
          onChange={type('times')}
        />
        <Row css={wide}>
          <SubmitButton variant="act">{words.breakIt}</SubmitButton>
          <PressButton
            onPress={async () => {
              setFaults(await http.send(clearFaults, {}))
              notify(words.allHealed)
            }}
          >
            {words.healEverything}
          </PressButton>
        </Row>
      </ActionForm>
    </Panel>
  )
}
