import type { ChromeVariant } from '@galo/contracts/description'

const ORDERING = ['search', 'menu', 'myorders', 'login']

/** How much header and footer a page has if its description does not say (A06): less where people order, least where they pay; no footer below a menu or a checkout. */
export const chromeVariant = (pathname: string): ChromeVariant => {
  const has = (word: string) => pathname.split('/').includes(word)
  if (has('checkout')) return { header: 'checkout', footer: false }
  return { header: ORDERING.some(has) ? 'ordering' : 'full', footer: !has('menu') }
}
