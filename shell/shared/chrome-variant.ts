import type { ChromeVariant } from '@galo/contracts/description'
import { matchPage } from './match-page'
import type { VisitRemote } from './visit'

const ORDERING = ['search', 'menu', 'myorders']

/** How much header and footer a page has if its description does not say (A06): less where people order or sign in, least where they pay; no footer below a menu or a checkout. */
export const chromeVariant = (pathname: string): ChromeVariant => {
  const [, first, ...words] = pathname.split('/')
  const orders = (word: string) => first === 'order' && words.includes(word)
  if (orders('checkout')) return { header: 'checkout', footer: false }
  return { header: ORDERING.some(orders) || words.includes('login') ? 'ordering' : 'full', footer: !orders('menu') }
}

/** The same for whatever stands at an address in this visit, as the description of its page asks for it. */
export const chromeAt = (pathname: string, remotes: readonly VisitRemote[]): ChromeVariant =>
  matchPage(pathname, remotes)?.chrome ?? chromeVariant(pathname)
