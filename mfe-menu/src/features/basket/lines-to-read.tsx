import { lazy, Suspense } from 'react'
import { css } from '@galo/css'
import { formatMoney } from '@galo/domain'
import { toMoney } from '@galo/contracts/money'
import { useStore } from '@galo/state'
import { Text } from '@galo/ui'
import { useWords } from '@galo/words'
import { linesOf } from './basket.lines'
import { choiceWords } from './line-choices'
import { troubleOf } from './line-trouble.model'
import { BASKET_LINES_WORDS } from './basket-lines.words'
import { ChangeLine, LineTrouble } from './line-trouble'
import { useIsJudged } from './use-is-judged'

const list = css({ display: 'grid', gap: 'var(--s-3)' })
const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'var(--s-3)',
  alignItems: 'start',
})
/** As wide as its longest word at least: where that leaves no room beside it, the price goes below. */
const dish = css({ flex: '1', minWidth: 'min-content' })
const price = css({ marginInlineStart: 'auto' })
const count = css({
  display: 'grid',
  placeItems: 'center',
  minWidth: 28,
  height: 28,
  borderRadius: '10px 3px 10px 3px',
  background: 'var(--azul-100)',
  color: 'var(--azul-700)',
  fontWeight: 700,
  fontSize: 'var(--t-small)',
})

/** Few say what they must not eat: what judges it comes for them. */
const LineSafety = lazy(() => import('./line-safety').then((m) => ({ default: m.LineSafety })))

/** The dishes of the basket, to read while paying. */
export const LinesToRead = () => {
  const words = useWords(BASKET_LINES_WORDS)
  const lines = useStore('basket', linesOf)
  const isJudged = useIsJudged()
  return (
    <ul css={list}>
      {lines.map((line) => (
        <li key={line.id} css={row}>
          <span css={count} aria-label={words.times(line.quantity)} role="img">
            {line.quantity}
          </span>
          <div css={dish}>
            <Text as="span">{line.display_name}</Text>
            {choiceWords(line) !== '' && (
              <Text size="small" tone="soft">
                {choiceWords(line)}
              </Text>
            )}
            {isJudged && (
              <Suspense>
                <LineSafety line={line} />
              </Suspense>
            )}
            <LineTrouble line={line} failed={false} />
            {troubleOf(line) !== null && <ChangeLine line={line} />}
          </div>
          <Text as="span" numeric css={price}>
            {formatMoney(toMoney(line.total_price))}
          </Text>
        </li>
      ))}
    </ul>
  )
}
