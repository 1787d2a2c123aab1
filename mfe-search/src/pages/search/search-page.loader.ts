import { found, type LoaderResult } from '@galo/navigation'

/** The front door needs nothing from anybody. */
export const loadSearchPage = (): LoaderResult<null> =>
  found(null, {
    title: 'Flame-grilled peri-peri, up early',
    description: 'Find your nearest Galo, order ahead and collect it hot.',
    listed: 'everywhere',
  })
