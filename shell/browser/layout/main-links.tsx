import { Link } from '@galo/navigation'
import { useWords } from '@galo/words'
import { HEADER_WORDS } from '../../shared/links/header.words'
import { MAIN_LINKS } from '../../shared/links/main-links'

interface Props {
  readonly className?: string
  /** Of the page they stand over. */
  readonly pathname: string
}

/** The site's parts; what is a document of the BFF's is led to by a load. */
export const MainLinks = ({ className, pathname }: Props) => {
  const { parts } = useWords(HEADER_WORDS)
  return MAIN_LINKS.map(({ id, path, by, below }) => {
    const isHere = pathname.startsWith(below) ? 'page' : undefined
    return by === 'app' ? (
      <Link key={id} className={className} to={path} aria-current={isHere}>
        {parts[id]}
      </Link>
    ) : (
      <a key={id} className={className} href={path} aria-current={isHere}>
        {parts[id]}
      </a>
    )
  })
}
