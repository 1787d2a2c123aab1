import { css } from '@galo/css'
import { useWords } from '@galo/words'
import type { Dish } from '../../features/home/dishes'
import { AddressEntry } from '../../features/address-entry/address-entry'
import type { PlaceRefusal } from '../../features/address-entry/address-entry.model'
import { PLACE_NOT_FOUND_WORDS } from './place-not-found.words'

const tips = css`
  margin-top: 8px;
  padding: 16px 18px;
  background: var(--azul-50);
  border-radius: var(--r-3);
  color: var(--text-2);

  & h2 {
    font-size: var(--t-3);
    color: var(--text);
    margin-bottom: 6px;
  }
  & li {
    padding-left: 18px;
    position: relative;
  }
  & li::before {
    content: '';
    position: absolute;
    left: 0;
    top: 0.55em;
    width: 8px;
    height: 8px;
    background: var(--azul-600);
    border-radius: 4px 1px 4px 1px;
  }
`

export interface PlaceNotFoundProps {
  readonly query: string
  readonly reason: PlaceRefusal
  readonly dish: Dish | null
}

const headingOf = (query: string, reason: PlaceRefusal, words: (typeof PLACE_NOT_FOUND_WORDS)['en']): string => {
  if (query === '') return words.whereAreYou
  return reason === 'unknown-postcode' ? words.unknown(query) : words.notFound
}

/** For a place that is not found (D22): the search stays in the field with its error, and tips say what works. */
export const PlaceNotFound = ({ query, reason, dish }: PlaceNotFoundProps) => {
  const words = useWords(PLACE_NOT_FOUND_WORDS)
  return (
    <div className="list">
      <h1 tabIndex={-1}>{headingOf(query, reason, words)}</h1>
      <AddressEntry key={query} initial={query} refusal={query === '' ? null : reason} dish={dish} variant="bar" />
      <div css={tips}>
        <h2>{words.whatWorks}</h2>
        <ul>
          {words.tips.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      </div>
    </div>
  )
}
