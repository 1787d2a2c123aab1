import { defineWords } from '@galo/words'

/** For a place that is not found. */
export const PLACE_NOT_FOUND_WORDS = defineWords({
  en: {
    whereAreYou: 'Where are you?',
    unknown: (query: string) => `We don’t know ${query} yet`,
    notFound: 'We couldn’t find that',
    whatWorks: 'What works',
    tips: [
      'A whole postcode, with or without the space: M3 4EN.',
      'A town, a station or a street, picked from the suggestions while you type.',
      'The crosshair in the field, which asks your device where it is.',
    ],
  },
  'en-IE': {
    tips: [
      'A whole Eircode, with or without the space: D02 X285.',
      'A town, a station or a street, picked from the suggestions while you type.',
      'The crosshair in the field, which asks your device where it is.',
    ],
  },
})
