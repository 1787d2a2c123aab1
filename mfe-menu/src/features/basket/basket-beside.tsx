import type { ReactNode } from 'react'
import { css } from '@galo/css'
import { Card, Heading } from '@galo/ui'
import { useWords } from '@galo/words'
import { BasketContent } from './basket-content'
import { useBasketKeeper } from './use-basket'
import { BASKET_WORDS } from './basket.words'

const aside = css({ display: 'grid', gap: 'var(--s-4)' })

/** The basket beside the menu, where it is changed. `food` may come later than its frame: at first nothing is in it. */
export const BasketBeside = ({ food }: { readonly food: ReactNode }) => {
  useBasketKeeper()
  const words = useWords(BASKET_WORDS)
  return (
    <Card as="section" padded css={aside} aria-labelledby="basket-heading">
      <Heading level={2} step={3} id="basket-heading" tabIndex={-1}>
        {words.heading}
      </Heading>
      <BasketContent food={food} />
    </Card>
  )
}
