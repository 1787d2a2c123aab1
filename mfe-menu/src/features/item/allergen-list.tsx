import type { MenuItem } from '@galo/contracts/menu'
import { css } from '@galo/css'
import { composedAllergens, dietsWith, type Selection } from '@galo/domain'
import { Link, type LinkProps } from '@galo/navigation'
import { Heading, Text } from '@galo/ui'
import { useLocale, useWords } from '@galo/words'
import { allergenLists, SAID } from './allergens.model'
import { ALLERGEN_WORDS } from './allergens.words'
import { dietWords } from './item-labels.model'

const box = css({
  display: 'grid',
  gap: 'var(--s-2)',
  padding: 'var(--s-4)',
  borderRadius: 'var(--r-3)',
  background: 'var(--azul-50)',
})
const whole = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'var(--touch)',
  justifySelf: 'start',
})
const rows = css({
  display: 'grid',
  gap: 'var(--s-1)',
  '& dt': { fontWeight: 700 },
  '& dd': { color: 'var(--text-2)' },
})

interface AllergenListProps {
  readonly item: MenuItem
  readonly selection: Selection
  /** To those of the whole menu. */
  readonly toAllergens: Pick<LinkProps, 'to' | 'state'>
}

/** Allergens and diets of the dish as it is chosen, choices included. Announced when a choice changes them. */
export const AllergenList = ({ item, selection, toAllergens }: AllergenListProps) => {
  const words = useWords(ALLERGEN_WORDS)
  const locale = useLocale()
  const lists = allergenLists(composedAllergens(item, selection), locale)
  const diets = dietsWith(item, selection)
  const suits = diets === null ? [words.nobodyKnows] : dietWords(diets, locale)
  const said = SAID.filter((one) => lists[one].length > 0)
  const known = [
    ...said.map((one) => [words.said[one], lists[one]] as const),
    ...(suits.length === 0 ? [] : [[words.suits, suits] as const]),
  ]
  return (
    <section css={box} aria-label={words.withTheseChoices}>
      <Heading level={3}>{words.heading}</Heading>
      {said.length === 0 && <Text size="small">{words.none}</Text>}
      <dl css={rows} aria-live="polite">
        {known.map(([title, names]) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{names.join(', ')}</dd>
          </div>
        ))}
      </dl>
      <Link css={whole} {...toAllergens}>
        {words.wholeMenu}
      </Link>
    </section>
  )
}
