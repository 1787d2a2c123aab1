import { css } from '@emotion/react'
import { useRef } from 'react'
import { listFlags } from '../../calls'
import { useCall } from '../data/use-call'
import { Loaded } from '../layout/loaded'
import { Panel } from '../layout/panel'
import { Empty, Note } from '../layout/rows'
import { KeepsFocus } from '../lists/keeps-focus'
import { FlagRow } from './flag-row'

const list = css`
  display: grid;
  gap: 0.25rem;
  align-items: start;
  grid-template-columns: minmax(0, 1fr);
  @media (min-width: 700px) {
    grid-template-columns: repeat(auto-fill, minmax(20rem, 1fr));
  }
`

/** What is switched on, and for whom. */
export const FlagsView = () => {
  const query = useCall(listFlags, {})
  const place = useRef<HTMLUListElement>(null)
  return (
    <Panel>
      <Note>A share of visitors is always the same visitors. One that is off gives everybody its off variant.</Note>
      <Loaded query={query}>
        {({ flags }) => (
          <ul css={list} aria-label="Feature flags" ref={place}>
            <KeepsFocus place={place}>
              {flags.length === 0 && <Empty as="li">There are no flags.</Empty>}
              {flags.map((flag) => (
                <FlagRow key={flag.key} flag={flag} />
              ))}
            </KeepsFocus>
          </ul>
        )}
      </Loaded>
    </Panel>
  )
}
