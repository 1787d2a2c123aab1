import { css } from '@emotion/react'
import { useQueryClient } from '@tanstack/react-query'
import { LOG_LEVELS } from '@galo/contracts/collector'
import { useState } from 'react'
import { clearLogs, readLogs } from '../../calls'
import { InputField } from '../controls/input-field'
import { PressButton } from '../controls/press-button'
import { plainOptions, SelectField } from '../controls/select-field'
import { useConsole } from '../data/console-context'
import { keyOf, useCall } from '../data/use-call'
import { Loaded } from '../layout/loaded'
import { Panel } from '../layout/panel'
import { Empty, Row } from '../layout/rows'
import { useDebounced } from '../lists/use-debounced'
import { useToast } from '../toast/toast'
import { Entry } from './entry'
import type { LogFilter } from './logs.model'

const filters = css`
  align-items: end;
  & > div {
    flex: 1 1 8rem;
  }
`
const list = css`
  display: grid;
  gap: 0.25rem;
  grid-template-columns: minmax(0, 1fr);
`

const KINDS = [
  { value: '', label: 'Lines and events' },
  { value: 'log', label: 'Lines' },
  { value: 'event', label: 'Events' },
  { value: 'security', label: 'Security' },
] as const
const LEVELS = [{ value: '', label: 'Any' }, ...plainOptions(LOG_LEVELS)] as const

/** What browsers and servers report, the latest on top, coming in by itself. */
export const LogsView = () => {
  const { http } = useConsole()
  const { notify } = useToast()
  const client = useQueryClient()
  const [kind, setKind] = useState<(typeof KINDS)[number]['value']>('')
  const [level, setLevel] = useState<(typeof LEVELS)[number]['value']>('')
  const [typed, setTyped] = useState('')
  const text = useDebounced(typed.trim())
  const filter: LogFilter = {
    ...(kind === '' ? {} : { kind }),
    ...(level === '' ? {} : { level }),
    ...(text === '' ? {} : { text }),
  }
  const query = useCall(readLogs, { query: filter }, { refetchesOnOpen: true, keepsPrevious: true })
  return (
    <Panel>
      <Row css={filters}>
        <SelectField label="Show" value={kind} options={KINDS} onChange={setKind} />
        <SelectField label="Level" value={level} options={LEVELS} onChange={setLevel} />
        <InputField label="Contains" type="search" value={typed} onChange={setTyped} />
        <PressButton
          onPress={async () => {
            await http.send(clearLogs, {})
            await client.invalidateQueries({ queryKey: keyOf(readLogs) })
            notify('The log is empty')
          }}
        >
          Clear
        </PressButton>
      </Row>
      <Loaded query={query}>
        {({ entries }) => (
          <>
            {entries.length === 0 && <Empty>Nobody has told anything yet.</Empty>}
            <ul css={list} aria-label="Entries">
              {entries.map((entry) => (
                <Entry key={entry.id} entry={entry} />
              ))}
            </ul>
          </>
        )}
      </Loaded>
    </Panel>
  )
}
