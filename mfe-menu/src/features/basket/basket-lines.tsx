import { memo } from 'react'
import type { BasketItem } from '@galo/contracts/basket'
import { css } from '@galo/css'
import { formatMoney, MAX_LINE_QUANTITY } from '@galo/domain'
import { useStore } from '@galo/state'
import { Picture, Price, Stepper, Text } from '@galo/ui'
import { toMoney } from '@galo/contracts/money'
import { linesOf } from './basket.lines'
import { choiceWords } from './line-choices'
import { LineMarks } from './line-marks'
import { ChangeLine, LineTrouble } from './line-trouble'
import { useBasketActions, useIsPending } from './use-basket'

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

interface BasketLineProps {
  readonly line: BasketItem
  readonly hasFailed: boolean
  readonly pictureUrl: string | undefined
}

/** Drawn again for a change of its own, and not for one of the dish beside it. */
const BasketLine = memo(({ line, hasFailed, pictureUrl }: BasketLineProps) => {
  const actions = useBasketActions()
  const isPending = useIsPending(line.id)
  const chosen = choiceWords(line)
  return (
    <li css={[row, isPending && waiting]} aria-busy={isPending}>
      <span css={picture}>{pictureUrl !== undefined && <Picture url={pictureUrl} alt="" size={60} />}</span>
      <div css={words}>
        <Text as="span" weight={700}>
          {line.display_name}
        </Text>
        {chosen !== '' && (
          <Text as="span" size="small" tone="soft">
            {chosen}
          </Text>
        )}
        <LineMarks line={line} />
        <LineTrouble line={line} failed={hasFailed} />
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
})
BasketLine.displayName = 'BasketLine'

/** The dishes of the basket, each with its own stepper. While a change is out, its line is dimmed and still says what is true. */
export const BasketLines = () => {
  const lines = useStore('basket', linesOf)
  const failedLine = useStore('basket', (basket) => basket.failedLine)
  const pictures = useStore('basket', (basket) => basket.pictures)
  return (
    <ul css={list}>
      {lines.map((line) => (
        <BasketLine
          key={line.id}
          line={line}
          hasFailed={failedLine === line.id}
          pictureUrl={pictures[line.menu_item_id]}
        />
      ))}
    </ul>
  )
}
