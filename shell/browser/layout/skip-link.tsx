import { useWords } from '@galo/words'
import { HEADER_WORDS } from '../../shared/links/header.words'

/** The first thing to reach by keyboard: leads past the header to the page (A08). */
export const SkipLink = () => (
  <a className="skip" href="#main">
    {useWords(HEADER_WORDS).skipToContent}
  </a>
)
