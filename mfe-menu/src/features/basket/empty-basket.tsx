import { EmptyState } from '@galo/ui'

/** Nothing chosen yet. */
export const EmptyBasket = () => (
  <EmptyState level={3} heading="Nothing in here yet." text="The coals are up. All we need is you." />
)
