import type { NutritionalFacts } from '@galo/contracts/menu'
import { css } from '@galo/css'
import { VisuallyHidden } from '@galo/ui'
import { useWords } from '@galo/words'
import { WEIGHED } from './nutrition.model'
import { NUTRITION_WORDS } from './nutrition.words'

const table = css`
  width: 100%;
  border-collapse: collapse;
  font-size: var(--t-small);
  font-variant-numeric: tabular-nums;
  th,
  td {
    padding-block: var(--s-1);
    border-block-end: 1px solid var(--border);
    text-align: end;
    vertical-align: top;
  }
  th[scope='row'] {
    font-weight: 600;
    text-align: start;
  }
  /* Part of the row above it, as on a label. */
  .part > th {
    padding-inline-start: var(--s-3);
    font-weight: 400;
  }
  td {
    padding-inline-start: var(--s-2);
  }
`

interface NutritionTableProps {
  readonly dish: string
  readonly facts: NutritionalFacts
  readonly quantity: number
}

/** All ten figures, of one portion and, where there are more, of all of them. */
export const NutritionTable = ({ dish, facts, quantity }: NutritionTableProps) => {
  const words = useWords(NUTRITION_WORDS)
  const counts = quantity > 1 ? [1, quantity] : [1]
  return (
    <table css={table}>
      <caption>
        <VisuallyHidden>{words.caption(dish)}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <td />
          {counts.map((count) => (
            <th key={count} scope="col">
              {count === 1 ? words.perPortion : words.all(count)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{words.energy}</th>
          {counts.map((count) => (
            <td key={count}>
              {words.kj(facts.kj * count)}
              <br />
              {words.kcal(facts.kcal * count)}
            </td>
          ))}
        </tr>
        {WEIGHED.map((name) => (
          <tr key={name} className={name === 'saturates' || name === 'sugars' ? 'part' : undefined}>
            <th scope="row">{words.weighed[name]}</th>
            {counts.map((count) => (
              <td key={count}>{words.grams((facts[name] * count).toFixed(1))}</td>
            ))}
          </tr>
        ))}
        <tr>
          <th scope="row">{words.alcohol}</th>
          {counts.map((count) => (
            <td key={count}>{words.strength(facts.alcoholPercent)}</td>
          ))}
        </tr>
      </tbody>
    </table>
  )
}
