import type { ReactNode } from 'react'
import { css } from '@galo/css'
import { Link, sitePaths, useMenuOfBasket } from '@galo/navigation'
import { useStore } from '@galo/state'
import { ButtonLink, EmptyState, Page } from '@galo/ui'
import { useWords } from '@galo/words'
import { CHECKOUT_PAGE_WORDS } from './checkout-page.words'

const room = css`
  margin-block: var(--s-5) var(--s-7);
  min-height: 24rem;
`

interface EmptyBasketProps {
  /** Why there is nothing any more, when the customer didn't do it. */
  readonly children?: ReactNode
}

/** Nothing to pay for: the way back to food, to the restaurant's own menu when there is one. */
export const EmptyBasket = ({ children }: EmptyBasketProps) => {
  const words = useWords(CHECKOUT_PAGE_WORDS)
  const name = useStore('basket', ({ restaurant }) => restaurant?.name)
  const menu = useMenuOfBasket()
  return (
    <Page>
      {children}
      <EmptyState
        css={room}
        level={1}
        heading={words.emptyHeading}
        text={words.emptyText}
        action={
          <ButtonLink component={Link} to={menu ?? sitePaths.search()} variant="next">
            {name === undefined ? words.findRestaurant : words.backTo(name)}
          </ButtonLink>
        }
      />
    </Page>
  )
}
