import { css } from '@galo/css'
import { formatMoney, MAX_LINE_QUANTITY } from '@galo/domain'
import { useStore } from '@galo/state'
import { Picture, Price, Stepper, Text } from '@galo/ui'
import { toMoney } from '@galo/contracts/money'
import { linesOf } from './basket.lines'
import { choiceWords } from './line-choices'
import { LineMarks } from './line-marks'
import { ChangeLine, LineTrouble } from './line-trouble'
import { useBasketActions, usePendingLines } from './use-basket'

const list = css({ display: 'grid', gap: 'var(--s-4)' })
/** A dish and its price stand on one line, however tall the figures are. */
const row = css({
  display: 'grid',
  gridTemplateColumns: '60px minmax(0, 1fr) auto',
  alignItems: 'baseline',
  gap: 'var(--s-3)',
})
const waiting = css({ opacity: 0.6, transition: 'opacity var(--d-2)' })
const picture = css({
  alignSelf: 'start',
  width: 60,
  height: 60,
  borderRadius: 12,
  overflow: 'hidden',
  background: 'var(--azul-50)',
})
const words = css({ display: 'grid', gap: 'var(--s-1)', justifyItems: 'start' })

/** The dishes of the basket, each with its own stepper. While a change is out, its line is dimmed and still says what is true. */
export const BasketLines = () => {
  const actions = useBasketActions()
  const pending = usePendingLines()
  const lines = useStore('basket', linesOf)
  const failedLine = useStore('basket', (basket) => basket.failedLine)
  const pictures = useStore('basket', (basket) => basket.pictures)
  return (
    <ul css={list}>
      {lines.map((line) => {
        const url = pictures[line.menu_item_id]
        return (
          <li key={line.id} css={[row, pending.has(line.id) && waiting]} aria-busy={pending.has(line.id)}>
            <span css={picture}>{url !== undefined && <Picture url={url} alt="" size={60} />}</span>
            <div css={words}>
              <Text as="span" weight={700}>
                {line.display_name}
              </Text>
              {choiceWords(line) !== '' && (
                <Text as="span" size="small" tone="soft">
                  {choiceWords(line)}
                </Text>
              )}
              <LineMarks line={line} />
              <LineTrouble line={line} failed={failedLine === line.id} />
              <ChangeLine line={line} />
              <Stepper
                label={line.display_name}
                value={line.quantity}
                max={MAX_LINE_QUANTITY}
                onChange={(quantity) => void actions.step(line.id, quantity > line.quantity ? 1 : -1)}
                onRemove={() => void actions.setQuantity(line.id, 0)}
              />
            </div>
            <Price>{formatMoney(toMoney(line.total_price))}</Price>
          </li>
        )
      })}
    </ul>
  )
}
