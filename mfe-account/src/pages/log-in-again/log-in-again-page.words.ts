import { defineWords } from '@galo/words'

/** The pages for who has been logged out, has to be logged in, or has to answer something first. */
export const LOG_IN_AGAIN_WORDS = defineWords({
  en: {
    'signed-out': {
      title: 'You’re logged out',
      description: 'You are logged out of Galo on this device.',
      heading: 'You’re logged out',
      lead: 'See you when you’re hungry.',
      form: { heading: 'Forgot something?', text: 'Nothing was charged, and your orders go on as they were.' },
      go: 'Log in again',
      elsewhere: 'Order as a guest',
    },
    'session-required': {
      title: 'Log in to go on',
      description: 'That page is somebody’s own: log in to see it.',
      heading: 'That page is yours alone',
      lead: 'Log in, and we take you straight there.',
      form: { heading: 'Log in', text: 'Your basket is safe either way.' },
      go: 'Log in and carry on',
      elsewhere: 'Back to ordering',
    },
    'interaction-required': {
      title: 'One more answer',
      description: 'Before you are logged in we need an answer from you.',
      heading: 'One more answer, please',
      lead: 'We couldn’t log you in by ourselves: the next page asks you something first.',
      form: { heading: 'Log in', text: 'Your basket is safe either way, and nothing was charged.' },
      go: 'Go on to log in',
      elsewhere: 'Carry on as a guest',
    },
  },
})
