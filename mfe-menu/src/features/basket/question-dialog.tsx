import { useOverlayTurn } from '@galo/services'
import { Button, Dialog, Text } from '@galo/ui'
import { useLocale, wordsOf, type Locale } from '@galo/words'
import { fulfilmentNoun } from '@galo/words/format'
import type { BasketRefusal } from './basket.errors'
import type { AddQuestion } from './create-add-to-basket'
import { QUESTION_WORDS } from './question-dialog.words'

/** What is said, and what can be answered: yes first. */
const saidOf = (refusal: BasketRefusal, locale: Locale) => {
  const words = wordsOf(QUESTION_WORDS, locale)
  if (refusal.reason === 'adults-only') {
    const { heading, yes, no } = words.adults
    return { heading, texts: [words.adults.text], yes, no }
  }
  const from =
    refusal.reason === 'different-restaurant' ? refusal.current.name : fulfilmentNoun(refusal.current, locale)
  const { heading, text } = words[refusal.reason]
  return {
    heading,
    texts: refusal.forAdults ? [text(from), words.adults.text] : [text(from)],
    yes: refusal.forAdults ? words.adults.startAgain : words.startAgain,
    no: words.keepBasket,
  }
}

/** What the customer decides before a dish goes in (rows F13, F17): one dialog, whatever there is to ask. */
export const QuestionDialog = ({ question: { refusal, answer } }: { readonly question: AddQuestion }) => {
  const locale = useLocale()
  const isShown = useOverlayTurn(refusal.reason === 'adults-only' ? 'adults-only' : 'start-again', true)
  const { heading, texts, yes, no } = saidOf(refusal, locale)
  return (
    <Dialog
      open={isShown}
      onClose={() => answer(false)}
      title={heading}
      actions={
        <>
          <Button variant="act" full onClick={() => answer(true)}>
            {yes}
          </Button>
          <Button variant="outline" full onClick={() => answer(false)}>
            {no}
          </Button>
        </>
      }
    >
      {texts.map((text) => (
        <Text key={text}>{text}</Text>
      ))}
    </Dialog>
  )
}
