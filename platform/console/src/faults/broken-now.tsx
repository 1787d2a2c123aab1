import { useRef } from 'react'
import { css } from '@galo/css'
import { useLocale, useWords } from '@galo/words'
import { clearFault, listFaults } from '../../calls'
import { PressButton } from '../controls/press-button'
import { useConsole } from '../data/console-context'
import { useCall } from '../data/use-call'
import { Loaded } from '../layout/loaded'
import { Panel } from '../layout/panel'
import { Empty } from '../layout/rows'
import { KeepsFocus } from '../lists/keeps-focus'
import { faultWords } from './faults.model'
import { FAULTS_WORDS } from './faults.words'
import { useSetFaults } from './use-set-faults'

const list = css`
  display: grid;
  gap: 0.25rem;
  grid-template-columns: minmax(0, 1fr);
`
const row = css`
  display: flex;
  justify-content: space-between;
  align-items: center;
  gap: 0.5rem;
  padding: 0.5rem 0.75rem;
  border-radius: 0.625rem;
  background: var(--error-bg);
  color: var(--error);
  font-size: 0.875rem;
  font-weight: 600;
  span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  button {
    flex: none;
  }
`

export const BrokenNow = () => {
  const { http } = useConsole()
  const words = useWords(FAULTS_WORDS)
  const locale = useLocale()
  const query = useCall(listFaults, {})
  const setFaults = useSetFaults()
  const place = useRef<HTMLUListElement>(null)
  return (
    <Panel title={words.brokenNow}>
      <Loaded query={query}>
        {({ faults }) => (
          <ul css={list} aria-label={words.faultsNow} ref={place}>
            <KeepsFocus place={place}>
              {faults.length === 0 && <Empty as="li">{words.noFault}</Empty>}
              {faults.map((fault) => (
                <li key={fault.id} css={row} data-key={fault.id}>
                  <span>{faultWords(fault, locale)}</span>
                  <PressButton
                    data-part="heal"
                    onPress={async () => setFaults(await http.send(clearFault, { params: { id: fault.id } }))}
                  >
                    {words.heal}
                  </PressButton>
                </li>
              ))}
            </KeepsFocus>
          </ul>
        )}
      </Loaded>
    </Panel>
  )
}
