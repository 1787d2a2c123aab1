import { useWords } from '@galo/words'
import { readPushes } from '../../calls'
import { useCall } from '../data/use-call'
import { Loaded } from '../layout/loaded'
import { Empty } from '../layout/rows'
import { LOOK_AGAIN_MS, postList } from './post-style'
import { POST_WORDS } from './post.words'
import { PushRow } from './push-row'

/** Messages to browsers, the latest on top (X18). */
export const SentPushes = () => {
  const words = useWords(POST_WORDS)
  const query = useCall(readPushes, {}, { refetchesOnOpen: true, refetchEveryMs: LOOK_AGAIN_MS })
  return (
    <Loaded query={query}>
      {({ pushes }) => (
        <ul css={postList} aria-label={words.pushes}>
          {pushes.length === 0 && <Empty as="li">{words.noPush}</Empty>}
          {pushes.map((push) => (
            <PushRow key={push.id} push={push} />
          ))}
        </ul>
      )}
    </Loaded>
  )
}
