import { Link, sitePaths } from '@galo/navigation'
import { useStore } from '@galo/state'
import { ButtonLink, EmptyState, Page, VisuallyHidden } from '@galo/ui'

/** Nothing to pay for: the way back to food, to the restaurant's own menu when there is one. */
export const EmptyBasket = () => {
  const restaurant = useStore('basket', (basket) => basket.restaurant)
  const fulfilmentType = useStore('basket', (basket) => basket.fulfilmentType)
  const to = restaurant === null ? sitePaths.search() : sitePaths.menu(restaurant.slug, fulfilmentType)
  return (
    <Page>
      <VisuallyHidden as="h1" tabIndex={-1}>
        Checkout
      </VisuallyHidden>
      <EmptyState
        title="Nothing in here yet"
        action={
          <ButtonLink component={Link} to={to} variant="next">
            {restaurant === null ? 'Find a restaurant' : `Back to ${restaurant.name}`}
          </ButtonLink>
        }
      >
        The coals are up. All we need is you.
      </EmptyState>
    </Page>
  )
}
