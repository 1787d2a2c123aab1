import type { Text } from '../../calls'
import { Note, SpaceBetween, numeric, tileStyle } from '../layout/rows'
import { wallTime } from '../time/wall-clock'
import { postHead, postRow } from './post-style'

/** One text message as it was sent. */
export const TextRow = ({ text: { id, toNumber, market, text, sentAt } }: { readonly text: Text }) => (
  <li css={[tileStyle, postRow]} data-key={id}>
    <SpaceBetween css={postHead}>
      <b css={numeric}>{toNumber}</b>
      <Note>
        {`${market} · `}
        <span css={numeric}>{wallTime(new Date(sentAt)).time}</span>
      </Note>
    </SpaceBetween>
    <p>{text}</p>
  </li>
)
