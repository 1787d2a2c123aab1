import { useState } from 'react'
import { css } from '@galo/css'
import { useWords } from '@galo/words'
import { REFERENCE_WORDS } from './reference.words'

const reference = css`
  display: block;
  margin-block-start: 0.5rem;
  font-size: var(--t-small);
  code {
    font-size: 0.8125rem;
    overflow-wrap: anywhere;
    user-select: all;
  }
  button {
    padding: 0.25rem;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-decoration: underline;
    cursor: pointer;
  }
`

/** What a failure is known by in our logs: for who asks for help, to be read out or copied whole. Nothing where it is known by nothing. */
export const Reference = ({ of }: { readonly of: string | null | undefined }) => {
  const words = useWords(REFERENCE_WORDS)
  const [copied, setCopied] = useState<string | null>(null)
  if (of == null) return null
  // Where it may not be written to, the words can be selected with one press.
  const copy = () =>
    void navigator.clipboard?.writeText(of).then(
      () => setCopied(of),
      () => {},
    )
  return (
    <span css={reference}>
      {words.about} <code>{of}</code>{' '}
      <button type="button" onClick={copy}>
        {copied === of ? words.copied : words.copy}
      </button>
    </span>
  )
}
