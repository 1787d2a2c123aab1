import { css } from '@galo/css'
import { useWords } from '@galo/words'
import type { Letter } from '../../calls'
import { Note, SpaceBetween, numeric, tileStyle } from '../layout/rows'
import { wallTime } from '../time/wall-clock'
import { postHead, postRow } from './post-style'
import { POST_WORDS } from './post.words'

const letterText = css`
  white-space: pre-line;
`
const link = css`
  justify-self: start;
  padding-block: 0.625rem;
  color: var(--limao-400);
  font-weight: 600;
`

/** One letter as it was sent. */
export const LetterRow = ({ letter }: { readonly letter: Letter }) => {
  const { subject, toEmail, market, text, sentAt } = letter
  const { open } = useWords(POST_WORDS)
  return (
    <li css={[tileStyle, postRow]} data-key={letter.id}>
      <SpaceBetween css={postHead}>
        <b>{subject}</b>
        <Note>
          {`${toEmail} · ${market} · `}
          <span css={numeric}>{wallTime(new Date(sentAt)).time}</span>
        </Note>
      </SpaceBetween>
      <p css={letterText}>{text}</p>
      <a css={link} href={letter.link} target="_blank" rel="noreferrer">
        {open}
      </a>
    </li>
  )
}
