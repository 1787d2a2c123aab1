import { sitePaths } from '@galo/navigation'
import { loadVendors } from '../remotes/on-demand'

/** The card form has a package of its own; a failure is shown, and can be retried, where it is used. */
export const loadVendorsFor = (pathname: string): void => {
  if (pathname === sitePaths.checkout()) void loadVendors().catch(() => {})
}
