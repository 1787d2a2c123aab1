import { css } from '@emotion/react'
import type { MenuItem } from '@galo/contracts'
import type { Selection } from '@galo/domain'
import { Heading, Text } from '@galo/ui'
import { allergenLists, allergensWith } from './allergens.model'

const box = css({
  display: 'grid',
  gap: 'var(--s-2)',
  padding: 'var(--s-4)',
  borderRadius: 'var(--r-3)',
  background: 'var(--azul-50)',
})
const rows = css({
  display: 'grid',
  gap: 'var(--s-1)',
  '& dt': { fontWeight: 700 },
  '& dd': { color: 'var(--text-2)' },
})

/** Allergens of the dish as it is chosen, choices included. Announced when a choice changes them. */
export const AllergenList = ({ item, selection }: { readonly item: MenuItem; readonly selection: Selection }) => {
  const { contains, unknown, mayContain } = allergenLists(allergensWith(item, selection))
  const lists = [
    ['Contains', contains],
    ['We can’t be sure about', unknown],
    ['May contain traces of', mayContain],
  ] as const
  const known = lists.filter(([, names]) => names.length > 0)
  return (
    <section css={box} aria-label="Allergens with these choices">
      <Heading level={3}>Allergens</Heading>
      {known.length === 0 ? (
        <Text size="small">None of the fourteen in what you chose. Everything is grilled on shared coals.</Text>
      ) : (
        <dl css={rows} aria-live="polite">
          {known.map(([title, names]) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{names.join(', ')}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}
