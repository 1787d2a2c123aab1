import { lazy, Suspense } from 'react'
import { css } from '@galo/css'
import { formatMoney } from '@galo/domain'
import { toMoney } from '@galo/contracts/money'
import { useStore } from '@galo/state'
import { QuantityRow, Text } from '@galo/ui'
import { useWords } from '@galo/words'
import { linesOf } from './basket.lines'
import { choiceWords } from './line-choices'
import { troubleOf } from './line-trouble.model'
import { BASKET_LINES_WORDS } from './basket-lines.words'
import { ChangeLine, LineTrouble } from './line-trouble'
import { useIsJudged } from './use-is-judged'

const list = css({ display: 'grid', gap: 'var(--s-3)' })
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
        <QuantityRow
          key={line.id}
          quantity={line.quantity}
          times={words.times(line.quantity)}
          amount={formatMoney(toMoney(line.total_price))}
        >
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
        </QuantityRow>
      ))}
    </ul>
  )
}
