import type { BasketItem } from '@galo/contracts/basket'
import { css } from '@galo/css'
import { Link, sitePaths, useLocation } from '@galo/navigation'
import { useStore } from '@galo/state'
import { WarningCircleFillIcon } from '@galo/ui'
import { useWords } from '@galo/words'
import { linesOf } from './basket.lines'
import { troubleOf, troublesIn } from './line-trouble.model'
import { BASKET_LINES_WORDS, type BasketLinesWords } from './basket-lines.words'

const words = css({
  display: 'flex',
  gap: 'var(--s-1)',
  color: 'var(--error)',
  fontWeight: 600,
  fontSize: 'var(--t-small)',
})
const change = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'var(--touch)',
  marginBlock: 'calc(-1 * var(--s-2))',
  fontWeight: 600,
  fontSize: 'var(--t-small)',
})

/** Where a line is made up anew: its dish, opened with what was chosen. `null` while nobody knows whose menu it is on. */
const useLineHref = (): ((line: BasketItem) => string) | null => {
  const restaurant = useStore('basket', (basket) => basket.restaurant)
  const fulfilmentType = useStore('basket', (basket) => basket.fulfilmentType)
  if (restaurant === null) return null
  const menu = sitePaths.menu(restaurant.slug, fulfilmentType)
  return ({ slug, id }) => `${menu}&item=${encodeURIComponent(slug)}&line=${encodeURIComponent(id)}`
}

/** The way to the first line that could not be ordered as it is, where making it up anew helps; `null` when there is none. */
export const useLineToMend = (): { readonly dish: string; readonly href: string } | null => {
  const [trouble] = troublesIn(useStore('basket', linesOf))
  const hrefOf = useLineHref()
  if (trouble === undefined || hrefOf === null || trouble.line.modifiers.length === 0) return null
  return { dish: trouble.line.display_name, href: hrefOf(trouble.line) }
}

/** Opens the line's dish on top of the menu, or leads there from another page. */
export const ChangeLine = ({ line }: { readonly line: BasketItem }) => {
  const words = useWords(BASKET_LINES_WORDS)
  const { pathname } = useLocation()
  const hrefOf = useLineHref()
  if (hrefOf === null || line.modifiers.length === 0) return null
  const href = hrefOf(line)
  const isHere = href.startsWith(`${pathname}?`)
  return (
    <Link
      css={change}
      to={href}
      aria-label={words.changeDish(line.display_name)}
      {...(isHere ? { state: { menuOverlay: true } } : {})}
    >
      {words.change}
    </Link>
  )
}

/** `soldOut` is empty where a choice is lacking. */
const lineTroubleWords = (soldOut: readonly string[], said: BasketLinesWords): string =>
  soldOut.length === 0 ? said.lineNeedsChoice : said.lineSoldOut(soldOut)

/** What keeps this line from being ordered, and that its last change did not happen. */
export const LineTrouble = ({ line, failed }: { readonly line: BasketItem; readonly failed: boolean }) => {
  const said = useWords(BASKET_LINES_WORDS)
  const trouble = troubleOf(line)
  if (trouble === null && !failed) return null
  return (
    <span css={words}>
      <WarningCircleFillIcon size={18} />
      {trouble === null ? said.notChanged : lineTroubleWords(trouble.soldOut, said)}
    </span>
  )
}
