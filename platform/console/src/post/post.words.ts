import { defineWords } from '@galo/words'

export const POST_WORDS = defineWords({
  en: {
    letters: 'Letters',
    none: 'No letter was sent yet.',
    note: 'Letters to customers end here: nobody on this machine delivers them. Their links work.',
    texts: 'Texts',
    noText: 'No text was sent yet.',
    textsNote: 'Texts to customers end here too: no telephone rings. Each is one message long.',
    pushes: 'On devices',
    noPush: 'Nothing was pushed yet.',
    pushesNote:
      'These do leave this machine, for browsers whose push service is elsewhere. What it takes, it can’t read: the browser alone can.',
    order: (shortId: string) => `Order ${shortId}`,
    onItsWay: 'On its way to the push service',
    outcomes: {
      taken: (time: string) => `Taken by the push service at ${time}`,
      gone: (time: string) => `At ${time} the browser was no more: nothing else goes there`,
      refused: (time: string) => `Refused by the push service at ${time}`,
      late: (time: string) => `Given up at ${time}: it was too late`,
    },
    open: 'Open its link',
  },
})
