import { Link, sitePaths } from '@galo/navigation'
import { useWords } from '@galo/words'
import { HEADER_WORDS } from '../../shared/links/header.words'
import { FrameMark } from './drawing'

/** A name in two parts: a phone has room for the second one alone. */
export const Name = (name: { readonly lead: string; readonly word: string }) => (
  <span>
    <span className="head-lead">{name.lead} </span>
    <span className="head-word">{name.word}</span>
  </span>
)

export const HomeLink = () => (
  <Link className="head-home" to={sitePaths.search()} aria-label={useWords(HEADER_WORDS).home}>
    <FrameMark />
  </Link>
)
