import { ShownCount } from '@galo/ui'
import { useWords } from '@galo/words'
import { MENU_FILTERS_WORDS } from './menu-filters.words'

interface SearchResultProps {
  readonly term: string
  readonly count: number
  /** Nothing is called so, and something nearly. */
  readonly isGuess: boolean
  readonly onClear: () => void
}

/** How much was found; where that is nothing, a way on. */
export const SearchResult = ({ term, count, isGuess, onClear }: SearchResultProps) => {
  const words = useWords(MENU_FILTERS_WORDS)
  return (
    <ShownCount
      said={term === '' ? null : (isGuess ? words.guessed : words.found)(count, term)}
      nothing={term !== '' && count === 0 ? { heading: words.notFound(term), text: words.notFoundText } : null}
      back={{ fromSome: words.clearSearch, fromNothing: words.showAll }}
      onBack={onClear}
    />
  )
}
