import type { ChromeVariant } from '@galo/contracts/description'

const ORDERING = ['search', 'menu', 'myorders', 'login']

/** Row A06, where a page's description says nothing else: the simpler header where people order, the quietest where they pay; no footer below a menu or a checkout. */
export const chromeVariant = (pathname: string): ChromeVariant => {
  const has = (word: string) => pathname.split('/').includes(word)
  if (has('checkout')) return { header: 'checkout', footer: false }
  return { header: ORDERING.some(has) ? 'ordering' : 'full', footer: !has('menu') }
}
