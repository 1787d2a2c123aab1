import { css } from '@galo/css'
import { useWords } from '@galo/words'
import { readLetters } from '../../calls'
import { useCall } from '../data/use-call'
import { Loaded } from '../layout/loaded'
import { Panel } from '../layout/panel'
import { Empty, Note } from '../layout/rows'
import { LetterRow } from './letter-row'
import { POST_WORDS } from './post.words'

const list = css`
  display: grid;
  gap: 0.5rem;
  grid-template-columns: minmax(0, 1fr);
`
/** Whoever waits for a letter has it open: no event says that one came. */
const LOOK_AGAIN_MS = 3_000

/** What was written to customers, the latest on top. */
export const PostView = () => {
  const words = useWords(POST_WORDS)
  const query = useCall(readLetters, {}, { refetchesOnOpen: true, refetchEveryMs: LOOK_AGAIN_MS })
  return (
    <Panel>
      <Note>{words.note}</Note>
      <Loaded query={query}>
        {({ letters }) => (
          <ul css={list} aria-label={words.letters}>
            {letters.length === 0 && <Empty as="li">{words.none}</Empty>}
            {letters.map((letter) => (
              <LetterRow key={letter.id} letter={letter} />
            ))}
          </ul>
        )}
      </Loaded>
    </Panel>
  )
}
