import type { ReactNode } from 'react'
import { css } from '@galo/css'
import { DEFAULT_FULFILMENT } from '@galo/domain'
import { Link, sitePaths } from '@galo/navigation'
import { useStore } from '@galo/state'
import { ButtonLink, EmptyState, Page } from '@galo/ui'
import { useWords } from '@galo/words'
import { NOT_ORDERABLE_WORDS } from './not-orderable.words'

const room = css`
  margin-block: var(--s-5) var(--s-7);
  min-height: 24rem;
`

interface NotOrderableProps {
  /** Of a later release perhaps, which has no words here. */
  readonly type: string
  /** What paying still has to say of an earlier try. */
  readonly children?: ReactNode
}

/** A basket that this checkout can't submit, kept from an earlier visit or a link: nothing to pay here, and the way to the same food that can be had. */
export const NotOrderable = ({ type, children }: NotOrderableProps) => {
  const restaurant = useStore('basket', (basket) => basket.restaurant) ?? null
  const words = useWords(NOT_ORDERABLE_WORDS)
  const { heading, text } = new Map(Object.entries(words.types)).get(type) ?? words.types.NONE
  const to = restaurant === null ? sitePaths.search() : sitePaths.menu(restaurant.slug, DEFAULT_FULFILMENT)
  return (
    <Page>
      {children}
      <EmptyState
        css={room}
        level={1}
        heading={heading}
        text={text}
        action={
          <ButtonLink component={Link} to={to} variant="next">
            {restaurant === null ? words.findRestaurant : words.collectFrom(restaurant.name)}
          </ButtonLink>
        }
      />
    </Page>
  )
}
