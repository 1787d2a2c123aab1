import { css } from '@galo/css'
import { Button, ShownCount, Text } from '@galo/ui'
import { useWords } from '@galo/words'
import { MENU_FILTERS_WORDS } from './menu-filters.words'

const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 var(--s-3)', minHeight: 52 })

/** What somebody has typed that is no dish, but what they must not eat. */
export interface SearchedWish {
  readonly names: readonly string[]
  /** Safe mode leaves it out already. */
  readonly isKept: boolean
  readonly onKeep: () => void
}

interface SearchResultProps {
  readonly wish: SearchedWish | null
  readonly term: string
  readonly count: number
  /** Nothing is called so, and something nearly. */
  readonly isGuess: boolean
  readonly onClear: () => void
}

/** How much was found; where that is nothing, a way on. */
export const SearchResult = ({ wish, term, count, isGuess, onClear }: SearchResultProps) => {
  const words = useWords(MENU_FILTERS_WORDS)
  if (wish !== null)
    return (
      <div css={row}>
        <Text role="status">{(wish.isKept ? words.wishKept : words.wished)(wish.names)}</Text>
        {!wish.isKept && (
          <Button size="small" variant="soft" onClick={wish.onKeep}>
            {words.keepWish}
          </Button>
        )}
        <Button size="small" variant="plain" onClick={onClear}>
          {words.clearSearch}
        </Button>
      </div>
    )
  return (
    <ShownCount
      said={term === '' ? null : (isGuess ? words.guessed : words.found)(count, term)}
      nothing={term !== '' && count === 0 ? { heading: words.notFound(term), text: words.notFoundText } : null}
      back={{ fromSome: words.clearSearch, fromNothing: words.showAll }}
      onBack={onClear}
    />
  )
}
