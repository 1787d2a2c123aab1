import type { MouseEvent } from 'react'
import { css } from '@galo/css'
import { formatMoney } from '@galo/domain'
import { Link, type LinkProps } from '@galo/navigation'
import { CARD_PICTURE, Heading, media, Picture, Text } from '@galo/ui'
import { useWords } from '@galo/words'
import type { ShownSection } from './item.data'
import { mostOrderedCards, type MostOrderedHere } from './most-ordered.model'
import { MOST_ORDERED_WORDS } from './most-ordered.words'
import { useIdlePictures } from './use-idle-pictures'

const part = css({ paddingBlockStart: 'var(--s-5)' })
/** Scrolls to the screen's edges; what scrolls cuts, so shadows and focus rings have room inside. */
const row = css({
  display: 'flex',
  gap: 'var(--s-3)',
  margin: '0 calc(-1 * var(--gutter))',
  padding: 'var(--s-3) var(--gutter)',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x proximity',
  scrollPaddingInline: 'var(--gutter)',
  scrollbarWidth: 'thin',
  counterReset: 'rank',
  listStyle: 'none',
  '@media (hover: none)': { scrollbarWidth: 'none' },
  // Beside the basket it ends with the cards below.
  [media(1200)]: { marginInline: -8, paddingInline: 8, scrollPaddingInline: 8 },
})
const place = css({ display: 'grid', flex: '0 0 12.5rem', counterIncrement: 'rank', scrollSnapAlign: 'start' })
/** Name and price have no boxes of their own: a menu has few nodes to spare. The list says the place to a screen reader. */
const dish = css`
  position: relative;
  display: flex;
  flex-direction: column;
  justify-content: center;
  min-height: 4.75rem;
  padding: 0.5rem 0.75rem 0.5rem 5.5rem;
  overflow: hidden;
  border-radius: var(--r-3);
  background: var(--surface);
  box-shadow: var(--e-1);
  color: inherit;
  font-weight: 700;
  line-height: 1.25;
  text-decoration: none;
  overflow-wrap: anywhere;
  &::before {
    content: counter(rank) / '';
    position: absolute;
    inset: 0 auto 0 0;
    display: grid;
    width: 4.75rem;
    place-items: center;
    background: var(--limao-400);
    color: var(--tinta-900);
    font: 800 1.75rem/1 var(--font-display);
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`
/** As wide as the place in large type, which goes into its corner: nothing moves when it comes. */
const pictured = css`
  img {
    position: absolute;
    inset: 0 auto 0 0;
    width: 4.75rem;
    height: 100%;
    object-fit: cover;
  }
  &::before {
    z-index: 1;
    inset: 0 auto auto 0;
    width: 1.75rem;
    height: 1.75rem;
    border-radius: 0 0 var(--r-2);
    font-size: 1rem;
  }
`
const price = css({ fontVariantNumeric: 'tabular-nums' })
const mark = css({ padding: '4px 0 0', fontSize: 'var(--t-micro)', '& > span': { margin: 0, padding: 0, border: 0 } })

/** Safari gives a pressed link no focus: the sheet would have nothing to give it back to, and leave it with the dish's card further down. */
const focusPressed = ({ target }: MouseEvent) =>
  target instanceof Element && target.closest('a')?.focus({ preventScroll: true })

interface MostOrderedProps {
  /** Missing where nobody could say it. */
  readonly data: { readonly mostOrdered?: MostOrderedHere }
  /** False while only a part of the menu is shown, which somebody has searched. */
  readonly view: { readonly isWhole: boolean } | null
  readonly sections: readonly ShownSection[]
  readonly linkTo: (slug: string) => Pick<LinkProps, 'to' | 'state'>
  /** Somebody looks at a dish: a good moment to fetch what its sheet needs. */
  readonly onLook: () => void
}

/** The dishes that are ordered most, as links to them; each with its picture once the page has time for that (0145). */
export const MostOrdered = ({ data: { mostOrdered }, view, sections, linkTo, onLook }: MostOrderedProps) => {
  const words = useWords(MOST_ORDERED_WORDS)
  const hasPictures = useIdlePictures()
  if (mostOrdered === undefined || view?.isWhole === false) return null
  const { since, itemIds } = mostOrdered
  const cards = mostOrderedCards(itemIds, sections)
  if (cards.length === 0) return null
  return (
    <section css={part} aria-labelledby="most-ordered">
      <Heading level={2} id="most-ordered">
        {words.heading[since]}
      </Heading>
      <Text tone="soft">{words.since[since]}</Text>
      <ol css={row} onPointerOver={onLook} onFocus={onLook} onClick={focusPressed}>
        {cards.map(({ id, slug, displayName, price: asked, picture, safety }) => (
          <li key={id} id={`most-dish-${id}`} css={place}>
            <Link {...linkTo(slug)} css={[dish, hasPictures && pictured]}>
              {hasPictures && <Picture url={picture.url} ground={picture.ground} alt="" {...CARD_PICTURE} />}
              {`${displayName} `}
              <b css={price}>{formatMoney(asked)}</b>
              {safety && <span css={mark}>{safety.badge ?? safety.note}</span>}
            </Link>
          </li>
        ))}
      </ol>
    </section>
  )
}
