import { useWords } from '@galo/words'
import { readTexts } from '../../calls'
import { useCall } from '../data/use-call'
import { Loaded } from '../layout/loaded'
import { Empty } from '../layout/rows'
import { LOOK_AGAIN_MS, postList } from './post-style'
import { POST_WORDS } from './post.words'
import { TextRow } from './text-row'

/** Text messages to customers, the latest on top (X18). */
export const SentTexts = () => {
  const words = useWords(POST_WORDS)
  const query = useCall(readTexts, {}, { refetchesOnOpen: true, refetchEveryMs: LOOK_AGAIN_MS })
  return (
    <Loaded query={query}>
      {({ texts }) => (
        <ul css={postList} aria-label={words.texts}>
          {texts.length === 0 && <Empty as="li">{words.noText}</Empty>}
          {texts.map((text) => (
            <TextRow key={text.id} text={text} />
          ))}
        </ul>
      )}
    </Loaded>
  )
}
