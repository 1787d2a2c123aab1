import { useRef } from 'react'
import { css } from '@galo/css'
import { useWords } from '@galo/words'
import { listFlags } from '../../calls'
import { useCall } from '../data/use-call'
import { Loaded } from '../layout/loaded'
import { Panel } from '../layout/panel'
import { Empty, Note } from '../layout/rows'
import { KeepsFocus } from '../lists/keeps-focus'
import { FlagRow } from './flag-row'
import { FLAGS_WORDS } from './flags.words'

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
  const words = useWords(FLAGS_WORDS)
  const query = useCall(listFlags, {})
  const place = useRef<HTMLUListElement>(null)
  return (
    <Panel>
      <Note>{words.about}</Note>
      <Loaded query={query}>
        {({ flags }) => (
          <ul css={list} aria-label={words.flags} ref={place}>
            <KeepsFocus place={place}>
              {flags.length === 0 && <Empty as="li">{words.noFlag}</Empty>}
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
