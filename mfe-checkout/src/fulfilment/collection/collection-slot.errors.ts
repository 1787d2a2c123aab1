/** Everything that can be wrong with a collection time. */
export type SlotProblem = 'no-slots' | 'not-chosen' | 'gone' | 'times-failed' | 'check-failed'

/** Row G05: code and text of each, for logs; and what the customer reads (Q57, Q59). Why there are no times is in `no-slots.model.ts`. */
export const SLOT_PROBLEMS = {
  'no-slots': {
    errorCode: 'NO_COLLECTION_SLOTS_ERROR',
    message: 'No collection slots available',
    title: 'No collection slots available',
  },
  'not-chosen': {
    errorCode: 'PICKUP_SLOT_ERROR',
    message: 'Placeholder pickup time',
    title: 'No time chosen yet.',
    copy: 'Choose when you’d like to collect.',
  },
  gone: {
    errorCode: 'PICKUP_SLOT_ERROR',
    message: 'Invalid pickup time',
    title: 'Collection slot no longer available.',
    copy: 'Choose another time.',
  },
  'times-failed': {
    errorCode: 'CAPACITY_AVAILABLE_ERROR',
    message: 'Could not set collection available times',
    title: 'We can’t see the collection times right now.',
    copy: 'Your basket is exactly as you left it.',
  },
  'check-failed': {
    errorCode: 'CAPACITY_VALIDATE_ERROR',
    message: 'Could not set collection capacity',
    title: 'We couldn’t check that time.',
    copy: 'Please try again.',
  },
} as const satisfies Record<
  SlotProblem,
  { readonly errorCode: string; readonly message: string; readonly title: string; readonly copy?: string }
>
