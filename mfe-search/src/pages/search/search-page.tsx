import { css } from '@emotion/react'
import { useRef } from 'react'
import { useStore } from '@galo/state'
import { AddressEntry } from '../../features/address-entry/address-entry'
import { DishGrid } from '../../features/home/dish-grid'
import { FireBand } from '../../features/home/fire-band'
import { Hero } from '../../features/home/hero'

const below = css`
  display: grid;
  gap: 40px;
  max-width: var(--page);
  margin-inline: auto;
  padding: 32px var(--gutter) 48px;
`

/** `/order/search`: the front door. */
export const SearchPage = () => {
  const remembered = useStore('location', ({ query }) => query)
  const where = useRef<HTMLDivElement>(null)
  return (
    <>
      <Hero>
        <div id="where" ref={where}>
          <AddressEntry initial={remembered} variant="hero" />
        </div>
      </Hero>
      <div css={below}>
        <DishGrid onAsk={() => where.current?.querySelector('input')?.focus()} />
        <FireBand />
      </div>
    </>
  )
}
