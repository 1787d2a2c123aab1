import { found, type LoaderResult } from '@galo/navigation'

/** The orders are the guest's own, by the guest's own token: the page asks for them, and on the server there is nobody to ask for. */
export const loadMyOrdersPage = (): LoaderResult<null> =>
  found(null, {
    title: 'Your orders',
    description: 'What you ordered from this device, and how far it is.',
  })
