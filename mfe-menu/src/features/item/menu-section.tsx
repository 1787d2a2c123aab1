import { css } from '@galo/css'
import { formatMoney } from '@galo/domain'
import { Link, type LinkProps } from '@galo/navigation'
import { Badge, Heading, media, MenuItemCard, Text } from '@galo/ui'
import { useLocale, useWords, wordsOf, type Locale } from '@galo/words'
import type { ItemCard, ShownSection } from './item.data'
import { dietWords, labelWords } from './item-labels.model'
import { ITEM_WORDS } from './item.words'
import { laidOutWhenNear } from './section-size'

// What it begins with is empty: jumped to, its heading stands just under the bar, and the section before it is out of sight.
const section = css({ paddingBlockStart: 'var(--s-6)', scrollMarginBlockStart: 'calc(-1 * var(--s-5))' })
const card = css({ position: 'relative', display: 'grid' })
const grid = css({
  display: 'grid',
  gap: 'var(--s-3)',
  marginBlockStart: 'var(--s-4)',
  [media(768)]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 'var(--s-4)' },
  [media(1200)]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 20 },
})

/** More would not fit beside a price; the sheet has them all. */
const MOST_DIETS = 2

/** "70 kcal · + €0.15 deposit · Vegan": what has to stand beside the price. */
const factsOf = ({ kcal, diets, deposit, price }: ItemCard, locale: Locale): string => {
  const words = wordsOf(ITEM_WORDS, locale)
  return [
    ...(kcal === null ? [] : [words.kcal(kcal)]),
    ...(deposit === 0 ? [] : [words.plusDeposit(formatMoney({ ...price, value: deposit }))]),
    ...dietWords(diets, locale).slice(0, MOST_DIETS),
  ].join(' · ')
}

export interface MenuSectionProps extends ShownSection {
  /** So many of the first pictures are what the page is waiting for; the very first most of all. */
  readonly eagerPictures: number
  /** On the first screen: laid out with the page; others when somebody is about to see them. */
  readonly isFirst: boolean
  /** Until then it has its heading, and keeps the place of its dishes while it is out of sight. */
  readonly isDrawn: boolean
  readonly linkTo: (slug: string) => Pick<LinkProps, 'to' | 'state'>
  /** Somebody looks at a dish: a good moment to fetch what its sheet needs. */
  readonly onLook: () => void
  /** Absent when nothing can be ordered here now. */
  readonly onAdd: ((item: ItemCard) => void) | undefined
}

/** One section of the menu: its heading, its line, its dishes. */
export const MenuSection = ({
  id,
  displayName,
  introduction,
  items,
  after,
  eagerPictures,
  isFirst,
  isDrawn,
  linkTo,
  onLook,
  onAdd,
}: MenuSectionProps) => {
  const locale = useLocale()
  const words = useWords(ITEM_WORDS)
  return (
    <section id={id} aria-labelledby={`${id}-heading`} css={[section, !isFirst && laidOutWhenNear(items.length)]}>
      <Heading level={2} id={`${id}-heading`}>
        {displayName}
      </Heading>
      {introduction !== '' && <Text tone="soft">{introduction}</Text>}
      <ul css={grid} onPointerOver={onLook} onFocus={onLook}>
        {(isDrawn ? items : []).map((item, index) => {
          const label = item.ageRestricted ? words.adultsOnly : labelWords(item.labels, locale)[0]
          return (
            <li key={item.id} id={`dish-${item.id}`} css={card}>
              <MenuItemCard
                name={item.displayName}
                description={item.description}
                price={formatMoney(item.price)}
                energy={factsOf(item, locale)}
                picture={item.picture.url}
                ground={item.picture.ground}
                badge={item.safety?.badge ?? (label === undefined ? undefined : <Badge tone="sun">{label}</Badge>)}
                note={item.safety?.note}
                css={item.safety?.look}
                level={3}
                component={Link}
                openProps={linkTo(item.slug)}
                addLabel={words.add(item.displayName)}
                soldOut={item.soldOut}
                priority={index < eagerPictures}
                {...(onAdd === undefined || item.soldOut || item.safety?.isKeptAway === true
                  ? {}
                  : { onAdd: () => onAdd(item) })}
              />
            </li>
          )
        })}
      </ul>
      {after}
    </section>
  )
}
