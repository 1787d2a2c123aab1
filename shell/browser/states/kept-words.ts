import type { Owner } from '@galo/contracts/owner'

/** Whether the page is about what has been ordered: who looks at it has no basket to be told of. */
export const isOfOrders = (owner: Owner): boolean => owner === 'mfe-tracking'

/** What is as it was while a page can't be had, in words for what the page is about. */
export const keptWords = (owner: Owner): string =>
  isOfOrders(owner) ? 'Your orders and payments are as they were.' : 'Nothing in your basket changed.'
