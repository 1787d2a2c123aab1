/** Everything that can be wrong with a collection time. */
export type SlotProblem = 'no-slots' | 'not-chosen' | 'gone' | 'times-failed' | 'check-failed'

/**
 * Row G05: code and text of each, for logs. A capacity that can't be read is CAPACITY_AVAILABLE_ERROR, one that leaves no restaurant
 * ORDER_EXPERIENCE_ERROR, while restaurants are listed: `results-page.loader.ts` of search. What the customer reads is in `collection-slot.words.ts`.
 */
export const SLOT_PROBLEMS = {
  'no-slots': { errorCode: 'NO_COLLECTION_SLOTS_ERROR', message: 'No collection slots available' },
  'not-chosen': { errorCode: 'PICKUP_SLOT_ERROR', message: 'Placeholder pickup time' },
  gone: { errorCode: 'PICKUP_SLOT_ERROR', message: 'Invalid pickup time' },
  'times-failed': {
    errorCode: 'ORDERS_ERROR_SET_COLLECTION_INFORMATION',
    message: 'Could not set collection available times',
  },
  'check-failed': { errorCode: 'CAPACITY_VALIDATE_ERROR', message: 'Could not validate pickup time' },
} as const satisfies Record<SlotProblem, { readonly errorCode: string; readonly message: string }>
