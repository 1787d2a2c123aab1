import { useWords } from '@galo/words'
import { readLetters } from '../../calls'
import { useCall } from '../data/use-call'
import { Loaded } from '../layout/loaded'
import { Panel, Panels } from '../layout/panel'
import { Empty, Note } from '../layout/rows'
import { LetterRow } from './letter-row'
import { LOOK_AGAIN_MS, postList } from './post-style'
import { POST_WORDS } from './post.words'
import { SentPushes } from './sent-pushes'
import { SentTexts } from './sent-texts'

/** What was written to customers, by letter, by text and on their devices, the latest on top. */
export const PostView = () => {
  const words = useWords(POST_WORDS)
  const query = useCall(readLetters, {}, { refetchesOnOpen: true, refetchEveryMs: LOOK_AGAIN_MS })
  return (
    <Panels>
      <Panel title={words.letters}>
        <Note>{words.note}</Note>
        <Loaded query={query}>
          {({ letters }) => (
            <ul css={postList} aria-label={words.letters}>
              {letters.length === 0 && <Empty as="li">{words.none}</Empty>}
              {letters.map((letter) => (
                <LetterRow key={letter.id} letter={letter} />
              ))}
            </ul>
          )}
        </Loaded>
      </Panel>
      <Panel title={words.texts}>
        <Note>{words.textsNote}</Note>
        <SentTexts />
      </Panel>
      <Panel title={words.pushes}>
        <Note>{words.pushesNote}</Note>
        <SentPushes />
      </Panel>
    </Panels>
  )
}
