import type { MenuItem } from '@galo/contracts/menu'
import { css } from '@galo/css'
import type { Selection } from '@galo/domain'
import { Heading, Text } from '@galo/ui'
import { useLocale, useWords } from '@galo/words'
import { allergenLists, allergensWith } from './allergens.model'
import { ALLERGEN_WORDS } from './allergens.words'

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
  const words = useWords(ALLERGEN_WORDS)
  const { contains, unknown, mayContain } = allergenLists(allergensWith(item, selection), useLocale())
  const lists = [
    [words.contains, contains],
    [words.unknown, unknown],
    [words.mayContain, mayContain],
  ] as const
  const known = lists.filter(([, names]) => names.length > 0)
  return (
    <section css={box} aria-label={words.withTheseChoices}>
      <Heading level={3}>{words.heading}</Heading>
      {known.length === 0 ? (
        <Text size="small">{words.none}</Text>
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
