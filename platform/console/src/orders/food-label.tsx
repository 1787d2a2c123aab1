import { css } from '@galo/css'
import { useLocale, useWords } from '@galo/words'
import type { FoodLabel as Label } from '../../calls'
import { mayContainLine } from './allergies.model'
import { TICKET_WORDS } from './ticket.words'

const label = css`
  margin-block-start: 0.375rem;
  padding: 0.375rem 0.5rem;
  border: 1px dashed var(--border-field);
  border-radius: var(--r-1);
  font-size: 0.875rem;
  line-height: 1.4;
  overflow-wrap: anywhere;
  break-inside: avoid;
  strong {
    font-weight: 800;
  }
`

/**
 * What has to stand on food that was packed before it was ordered (X11): its name, and all that is in it. Allergens stand out by weight and by capitals, which
 * paper without colour and a screen reader's copy keep.
 */
export const FoodLabel = ({ of: { name, ingredients, mayContain } }: { readonly of: Label }) => {
  const words = useWords(TICKET_WORDS)
  const locale = useLocale()
  return (
    <div css={label} role="group" aria-label={words.labelOf(name)}>
      <p>
        <b>{name}</b>
      </p>
      <p>
        {words.ingredients}{' '}
        {ingredients.map(({ text, allergen }, index) =>
          allergen === null ? text : <strong key={index}>{text.toUpperCase()}</strong>,
        )}
      </p>
      {mayContain.length > 0 && <p>{mayContainLine(mayContain, locale)}</p>}
    </div>
  )
}
