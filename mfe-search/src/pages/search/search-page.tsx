import { useRef, useState } from 'react'
import { css } from '@galo/css'
import { FragmentOutlet, useLocation } from '@galo/navigation'
import { useStore } from '@galo/state'
import { useLocale } from '@galo/words'
import { LateYourGalos } from '../../features/favourites/late-your-galos'
import { AddressEntry } from '../../features/address-entry/address-entry'
import { WayChoice } from '../../features/address-entry/way-choice'
import { DishGrid } from '../../features/home/dish-grid'
import { findDish } from '../../features/home/dishes'
import { HeatBand } from '../../features/home/heat-band'
import { Hero } from '../../features/home/hero'

const below = css`
  position: relative;
  display: grid;
  gap: 40px;
  max-width: var(--page);
  margin-inline: auto;
  padding: 32px var(--gutter) 48px;
`

const bannerPlace = css`
  height: 48px;
  background: var(--limao-100);
`

/** The banner of an order in progress, loaded only for a visitor who has one. */
const OrderInProgress = () => {
  const hasOrdered = useStore('submittedOrder', ({ orders }) => orders.length > 0)
  if (!hasOrdered) return null
  return <FragmentOutlet name="active-order" props={{}} loading={<div css={bannerPlace} />} unavailable={null} />
}

/** `/order/search`: the home page. */
export const SearchPage = () => {
  const remembered = useStore('location', ({ query }) => query)
  const where = useRef<HTMLDivElement>(null)
  const { search } = useLocation()
  const locale = useLocale()
  const [dish, setDish] = useState(() => findDish(search, locale))
  return (
    <>
      <OrderInProgress />
      <Hero>
        <div ref={where}>
          <AddressEntry
            initial={remembered}
            dish={dish}
            variant="hero"
            wayChoice={(place) => <WayChoice place={place} />}
          />
        </div>
      </Hero>
      <div css={below}>
        <LateYourGalos />
        <DishGrid
          chosen={dish}
          onChoose={(chosen) => {
            setDish(chosen)
            where.current?.querySelector<HTMLElement>('#where')?.focus()
          }}
        />
        <HeatBand />
      </div>
    </>
  )
}
