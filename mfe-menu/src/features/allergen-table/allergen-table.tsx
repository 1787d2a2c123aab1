import { ALLERGENS } from '@galo/domain'
import { useLocale, useWords } from '@galo/words'
import { allergenWord } from '@galo/words/food'
import type { AllergenCell, AllergenRow, AllergenRows } from './allergen-table.model'
import { tableStyle } from './allergen-table-style'
import { ALLERGEN_TABLE_WORDS } from './allergen-table.words'

const Cell = ({ allergen, presence, kinds }: AllergenCell) => {
  const words = useWords(ALLERGEN_TABLE_WORDS)
  const locale = useLocale()
  return (
    <td role="cell" data-presence={presence} data-allergen={allergenWord(allergen, locale)}>
      {words.said[presence]}
      {kinds.length > 0 && ':'}
      {kinds.length > 0 && (
        <span className="kinds"> {kinds.map((kind) => allergenWord(kind, locale).toLowerCase()).join(', ')}</span>
      )}
    </td>
  )
}

const Row = ({ displayName, cells, strangers }: AllergenRow) => {
  const words = useWords(ALLERGEN_TABLE_WORDS)
  const isFree = strangers.length === 0 && cells.every(({ presence }) => presence === 'NO')
  return (
    <tr role="row" className="dish">
      <th role="rowheader" scope="row">
        {displayName}
        {isFree && <span className="also none">{words.none}</span>}
        {strangers.length > 0 && <span className="also">{words.also(strangers.join(', '))}</span>}
      </th>
      {cells.map((cell) => (
        <Cell key={cell.allergen} {...cell} />
      ))}
    </tr>
  )
}

/**
 * Every dish by section, and what is said of each of the fourteen. A table to who hears it at every width, which is why the roles are written out:
 * laid out as blocks it would not be one any more.
 */
export const AllergenTable = ({ sections }: { readonly sections: readonly AllergenRows[] }) => {
  const words = useWords(ALLERGEN_TABLE_WORDS)
  const locale = useLocale()
  return (
    <div css={tableStyle} role="region" aria-label={words.heading} tabIndex={0}>
      <table role="table" aria-label={words.heading}>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">
              {words.dish}
            </th>
            {ALLERGENS.map((name) => (
              <th key={name} role="columnheader" scope="col">
                {allergenWord(name, locale)}
              </th>
            ))}
          </tr>
        </thead>
        {sections.map(({ id, displayName, rows }) => (
          <tbody key={id} role="rowgroup">
            <tr role="row">
              <th role="rowheader" className="section" scope="rowgroup" colSpan={ALLERGENS.length + 1}>
                {displayName}
              </th>
            </tr>
            {rows.map((row) => (
              <Row key={row.id} {...row} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  )
}
