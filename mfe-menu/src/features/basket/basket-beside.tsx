import { css } from '@galo/css'
import { Card, Heading } from '@galo/ui'
import { useWords } from '@galo/words'
import { BasketContent, type BasketContentProps } from './basket-content'
import { useBasketKeeper } from './use-basket'
import { BASKET_WORDS } from './basket.words'

/** No grid: a row would hold the sticky foot back. */
const aside = css({ display: 'flex', flexDirection: 'column', gap: 'var(--s-4)' })

/** The basket beside the menu, where it is changed. What is in it may come later than its frame. */
export const BasketBeside = (content: BasketContentProps) => {
  useBasketKeeper()
  const words = useWords(BASKET_WORDS)
  return (
    <Card as="section" padded css={aside} aria-labelledby="basket-heading">
      <Heading level={2} step={3} id="basket-heading" tabIndex={-1}>
        {words.heading}
      </Heading>
      <BasketContent {...content} />
    </Card>
  )
}
