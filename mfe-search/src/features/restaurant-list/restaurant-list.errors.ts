import type { AppErrorCode } from '@galo/contracts'
import type { Market } from '@galo/domain'

/** Why there are no results although the place was understood. */
export const FAILURE_COPY = {
  network: {
    title: 'You are offline',
    text: 'It looks like you’re offline. Please check your internet connection and try again.',
  },
  timeout: {
    title: 'Something went wrong',
    text: 'The grill directory took too long to answer. What you typed is still here.',
  },
  contract: { title: 'Something went wrong', text: 'We got an answer we couldn’t read. What you typed is still here.' },
  'session-ended': {
    title: 'Something went wrong',
    text: 'Your visit timed out. Try again and we’ll carry on from here.',
  },
  'remote-unavailable': {
    title: 'Something went wrong',
    text: 'A part of the site didn’t arrive. What you typed is still here.',
  },
  rejected: { title: 'Something went wrong', text: 'The grill directory said no. What you typed is still here.' },
} satisfies Record<AppErrorCode, { title: string; text: string }>

/** Row D17: after so many failures in a row a person is better than a button. */
export const MAX_TRIES = 3

/** From the ranges the regulators keep for drama, so that no stranger's phone rings. */
export const CARE_PHONE = { UK: '0808 157 0100', IE: '020 910 0100' } satisfies Record<Market, string>
