import { useQueryClient } from '@tanstack/react-query'
import { LOG_LEVELS } from '@galo/contracts/collector'
import { useState } from 'react'
import { css } from '@galo/css'
import { useWords } from '@galo/words'
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
import { asTheyHappened, searchFor, type LogFilter } from './logs.model'
import { LOGS_WORDS } from './logs.words'

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

type Kind = NonNullable<LogFilter['kind']>
type Level = NonNullable<LogFilter['level']>

/** What browsers and servers report, the latest on top, coming in by itself. */
export const LogsView = () => {
  const { http } = useConsole()
  const { notify } = useToast()
  const client = useQueryClient()
  const words = useWords(LOGS_WORDS)
  const [kind, setKind] = useState<Kind | ''>('')
  const [level, setLevel] = useState<Level | ''>('')
  const [typed, setTyped] = useState('')
  const search = searchFor(useDebounced(typed))
  const filter: LogFilter = {
    ...(kind === '' ? {} : { kind }),
    ...(level === '' ? {} : { level }),
    ...search,
  }
  const kinds = [
    { value: '', label: words.kinds.all },
    { value: 'log', label: words.kinds.log },
    { value: 'event', label: words.kinds.event },
    { value: 'security', label: words.kinds.security },
  ] as const
  const levels = [{ value: '', label: words.anyLevel }, ...plainOptions(LOG_LEVELS)] as const
  const query = useCall(readLogs, { query: filter }, { refetchesOnOpen: true, keepsPrevious: true })
  return (
    <Panel>
      <Row css={filters}>
        <SelectField label={words.show} value={kind} options={kinds} onChange={setKind} />
        <SelectField label={words.level} value={level} options={levels} onChange={setLevel} />
        <InputField label={words.contains} type="search" value={typed} onChange={setTyped} />
        <PressButton
          onPress={async () => {
            await http.send(clearLogs, {})
            await client.invalidateQueries({ queryKey: keyOf(readLogs) })
            notify(words.cleared)
          }}
        >
          {words.clear}
        </PressButton>
      </Row>
      <Loaded query={query}>
        {({ entries }) => (
          <>
            {entries.length === 0 && <Empty>{words.none}</Empty>}
            <ul css={list} aria-label={words.entries}>
              {(search.trace === undefined ? entries : asTheyHappened(entries)).map((entry) => (
                <Entry key={entry.id} entry={entry} onTrace={setTyped} />
              ))}
            </ul>
          </>
        )}
      </Loaded>
    </Panel>
  )
}
