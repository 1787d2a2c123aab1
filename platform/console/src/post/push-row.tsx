import { useWords } from '@galo/words'
import type { Push } from '../../calls'
import { Note, SpaceBetween, numeric, tileStyle } from '../layout/rows'
import { wallTime } from '../time/wall-clock'
import { postHead, postRow } from './post-style'
import { POST_WORDS } from './post.words'

const timeOf = (instant: string): string => wallTime(new Date(instant)).time

/** One message to a browser: for which order, what it says, and what became of it. */
export const PushRow = ({ push }: { readonly push: Push }) => {
  const { id, shortId, text, writtenAt, outcome, settledAt } = push
  const { order, onItsWay, outcomes } = useWords(POST_WORDS)
  return (
    <li css={[tileStyle, postRow]} data-key={id}>
      <SpaceBetween css={postHead}>
        <b>{order(shortId)}</b>
        <Note css={numeric}>{timeOf(writtenAt)}</Note>
      </SpaceBetween>
      <p>{text}</p>
      <Note>{outcome === null || settledAt === null ? onItsWay : outcomes[outcome](timeOf(settledAt))}</Note>
    </li>
  )
}
