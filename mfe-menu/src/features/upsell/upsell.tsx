import { css } from '@galo/css'
import { formatMoney } from '@galo/domain'
import { Link, type LinkProps } from '@galo/navigation'
import { useStore } from '@galo/state'
import { AddButton, ButtonLink, Heading, Picture, Text } from '@galo/ui'
import { useWords } from '@galo/words'
import type { DishOnMenu, SuggestedDish } from './upsell.model'
import { UPSELL_WORDS, type UpsellWords } from './upsell.words'

const section = css({ display: 'grid', gap: 'var(--s-2)' })
const list = css({ display: 'grid', gap: 'var(--s-2)' })
const row = css({
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 'var(--s-3)',
})
const picture = css({ width: 48, height: 48, borderRadius: 12, overflow: 'hidden', background: 'var(--azul-50)' })

/** '£3.60 · 300 kcal · £0.15 deposit' */
const detailsOf = ({ price, kcal, deposit }: DishOnMenu, hidesCalories: boolean, words: UpsellWords): string =>
  [
    formatMoney(price),
    ...(kcal === null || hidesCalories ? [] : [words.kcal(kcal)]),
    ...(deposit === 0 ? [] : [words.deposit(formatMoney({ ...price, value: deposit }))]),
  ].join(' · ')

interface UpsellProps {
  readonly suggested: readonly SuggestedDish[]
  readonly linkTo: (slug: string) => Pick<LinkProps, 'to' | 'state'>
  readonly onAdd: (suggested: SuggestedDish) => void
}

/** What goes well with the basket: what needs no choosing goes in at a press, anything else opens. Nothing where nothing does. */
export const Upsell = ({ suggested, linkTo, onAdd }: UpsellProps) => {
  const words = useWords(UPSELL_WORDS)
  const hidesCalories = useStore('menuFilters', ({ hideCalories }) => hideCalories) === true
  if (suggested.length === 0) return null
  return (
    <section css={section} aria-labelledby="goes-well">
      <Heading level={3} step={3} id="goes-well">
        {words.heading}
      </Heading>
      <ul css={list}>
        {suggested.map((one) => (
          <li key={one.dish.id} css={row}>
            <span css={picture}>
              <Picture url={one.dish.picture.url} alt="" size={48} />
            </span>
            <span>
              <Text as="span" weight={600}>
                {one.dish.displayName}
              </Text>
              <Text size="small" tone="soft">
                {detailsOf(one.dish, hidesCalories, words)}
              </Text>
            </span>
            {one.modifiers === null ? (
              <ButtonLink
                component={Link}
                variant="soft"
                size="small"
                aria-label={words.chooseFor(one.dish.displayName)}
                {...linkTo(one.dish.slug)}
              >
                {words.choose}
              </ButtonLink>
            ) : (
              <AddButton label={words.add(one.dish.displayName)} onClick={() => onAdd(one)} />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
