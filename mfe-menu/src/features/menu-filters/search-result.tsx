import { css } from '@galo/css'
import { Button, EmptyState, Text } from '@galo/ui'
import { useWords } from '@galo/words'
import { MENU_FILTERS_WORDS } from './menu-filters.words'

const line = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 var(--s-3)', minHeight: 52 })
const empty = css({ marginBlockStart: 'var(--s-3)' })

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
  const isEmpty = term !== '' && count === 0
  return (
    <>
      <div css={term !== '' && !isEmpty && line}>
        <Text role="status">{term === '' || isEmpty ? '' : (isGuess ? words.guessed : words.found)(count, term)}</Text>
        {term !== '' && !isEmpty && (
          <Button size="small" variant="plain" onClick={onClear}>
            {words.clearSearch}
          </Button>
        )}
      </div>
      <div role="status">
        {isEmpty && (
          <EmptyState
            css={empty}
            heading={words.notFound(term)}
            text={words.notFoundText}
            action={
              <Button variant="next" onClick={onClear}>
                {words.showAll}
              </Button>
            }
          />
        )}
      </div>
    </>
  )
}
