import { BasketPanel as Panel } from '../../features/basket/basket-panel'

const loadOffers = () => import(/* webpackChunkName: "offers" */ './offers-here').then((m) => m.OffersHere)

/** The basket for another team’s page, with what makes it cheaper where it is read. */
export const BasketPanel = ({ variant }: { readonly variant: 'summary' | 'aside' }) => (
  <Panel variant={variant} loadOffers={loadOffers} />
)
