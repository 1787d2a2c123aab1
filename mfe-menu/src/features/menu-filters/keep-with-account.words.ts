import { defineWords } from '@galo/words'

/** Keeping what somebody must not eat with their account (X09). */
export const KEEP_WITH_ACCOUNT_WORDS = defineWords({
  en: {
    legend: 'Your account',
    forGuests: 'Sign in, and you can keep this with your account: it comes back wherever you sign in.',
    loading: 'Looking up what your account keeps',
    label: 'Keep this with my account',
    detail:
      'What you leave out is about your health, so we keep it only if you say so. It comes back wherever you sign in. Untick it, and it is deleted from your account.',
    kept: 'Kept with your account.',
    saving: 'Telling your account…',
    notKept: 'Your account keeps nothing of it.',
    isOther: 'Your account keeps something else than what counts on this visit.',
    keepThis: 'Keep it as it is here',
    notFetched: 'We couldn’t look up what your account keeps. What you choose here counts on this visit.',
    notSaved: 'That didn’t reach your account. It counts on this visit.',
    tryAgain: 'Try again',
  },
})
