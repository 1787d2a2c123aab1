import type { Basket } from '@galo/contracts/basket'
import { toMoney, type WirePrice } from '@galo/contracts/money'
import { css } from '@galo/css'
import { formatMoney } from '@galo/domain'
import { Heading, PriceRows, Skeleton, Stack, Text } from '@galo/ui'
import { useLocale, useWords } from '@galo/words'
import { feeLabel } from '@galo/words/format'
import { BASKET_FALLBACK_WORDS } from './basket-fallback.words'

const list = css`
  display: grid;
  gap: var(--s-3);
  margin: 0;
  padding: 0;
  list-style: none;
`
const row = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: var(--s-3);
`
const money = (price: WirePrice): string => formatMoney(toMoney(price))

/** The order to read, from the basket alone: what stands beside the sections when menu's own panel can't be had. */
export const BasketFallback = ({ basket }: { readonly basket: Basket }) => {
  const locale = useLocale()
  const words = useWords(BASKET_FALLBACK_WORDS)
  const { menu_items, fees, totals } = basket
  return (
    <Stack as="section" gap={4} aria-label={words.yourOrder}>
      <Heading level={2} step={3}>
        {words.yourOrder}
      </Heading>
      <ul css={list}>
        {menu_items.map((line) => (
          <li key={line.id} css={row}>
            <Text as="span" weight={700} numeric>{`${line.quantity} ×`}</Text>
            <span>
              <Text as="span">{line.display_name}</Text>
              <Text size="small" tone="soft">
                {line.modifiers.flatMap(({ choices }) => choices.map(({ display_name }) => display_name)).join(', ')}
              </Text>
            </span>
            <Text as="span" numeric>
              {money(line.total_price)}
            </Text>
          </li>
        ))}
      </ul>
      <PriceRows
        rows={[
          { label: words.food, amount: money(totals.items) },
          ...(totals.deductions.value === 0
            ? []
            : [
                {
                  label: words.discounts,
                  amount: `-${formatMoney({ ...toMoney(totals.deductions), value: Math.abs(totals.deductions.value) })}`,
                  tone: 'ok' as const,
                },
              ]),
          ...fees
            .filter(({ amount }) => amount.value !== 0)
            .map(({ kind, amount }) => ({ label: feeLabel(kind, locale), amount: money(amount) })),
        ]}
        total={{ label: words.total, amount: money(totals.grand_total) }}
      />
    </Stack>
  )
}

export const BasketSkeleton = () => (
  <Stack gap={3} aria-busy="true">
    <Skeleton height={26} width="8rem" />
    <Skeleton height="10rem" radius={14} />
  </Stack>
)
