import { defineWords } from '@galo/words'

export const POST_WORDS = defineWords({
  en: {
    letters: 'Letters',
    none: 'No letter was sent yet.',
    note: 'Letters to customers end here: nobody on this machine delivers them. Their links work.',
    texts: 'Texts',
    noText: 'No text was sent yet.',
    textsNote: 'Texts to customers end here too: no telephone rings. Each is one message long.',
    open: 'Open its link',
  },
})
