import { gsmLength, gsmText, ONE_TEXT, type OrderUpdate } from '@galo/domain'
import { wordsOf, type Locale } from '@galo/words/tables'
import { UPDATE_WORDS, type UpdateFacts } from './update.words'

/** What is written with a name, as one text: the name gives way where there is no room for all of it, and nothing else does. */
const oneText = (name: string, write: (name: string) => string): string => {
  const whole = gsmText(write(name))
  const over = gsmLength(whole) - ONE_TEXT
  if (over <= 0) return whole
  const letters = [...gsmText(name)]
  const room = letters.length - over - '...'.length
  const short = letters.slice(0, Math.max(0, room)).join('').trimEnd()
  return gsmText(write(`${short}...`))
}

/** The words of a message, the same by every way. */
export const updateText = (update: OrderUpdate, facts: UpdateFacts, locale: Locale): string =>
  oneText(facts.restaurant, (restaurant) => wordsOf(UPDATE_WORDS, locale).texts[update]({ ...facts, restaurant }))

/** The same of what a kitchen took out. */
export const takenOutText = (
  dishes: string,
  facts: Pick<UpdateFacts, 'shortId' | 'sum' | 'by'>,
  locale: Locale,
): string => oneText(dishes, (name) => wordsOf(UPDATE_WORDS, locale).takenOut(name, facts))
