import { Link, sitePaths } from '@galo/navigation'
import { useWords } from '@galo/words'
import { HEADER_WORDS } from '../../shared/links/header.words'
import { FrameMark } from './drawing'

export const HomeLink = () => (
  <Link className="head-home" to={sitePaths.search()} aria-label={useWords(HEADER_WORDS).home}>
    <FrameMark />
  </Link>
)
