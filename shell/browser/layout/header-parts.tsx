import { Link, sitePaths } from '@galo/navigation'
import { Mark } from '@galo/ui'
import { useWords } from '@galo/words'
import { home, roomy, word } from './header-style'
import { LAYOUT_WORDS } from './layout.words'

/** A name in two parts: a phone has room for the second one alone. */
export const Name = (name: { readonly lead: string; readonly word: string }) => (
  <span>
    <span css={roomy}>{name.lead} </span>
    <span css={word}>{name.word}</span>
  </span>
)

export const HomeLink = () => (
  <Link css={home} to={sitePaths.search()} aria-label={useWords(LAYOUT_WORDS).home}>
    <Mark />
  </Link>
)
