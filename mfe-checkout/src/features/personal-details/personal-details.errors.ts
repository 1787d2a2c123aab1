import { FIELD_LIMITS, fieldText, isNonBlank, showsError, type CustomerField } from '@galo/domain'
import { wordsOf, type Locale } from '@galo/words'
import type { PersonalFields } from './personal-details.model'
import { PERSONAL_WORDS } from './personal-details.words'

const LONGEST = {
  givenName: FIELD_LIMITS.personName,
  familyName: FIELD_LIMITS.personName,
  email: FIELD_LIMITS.email,
  phoneNumber: FIELD_LIMITS.phone,
} as const satisfies Record<CustomerField, number>

/** Said instead of cutting it off: what was pasted stays as it was pasted. */
const tooLong = (name: CustomerField, locale: Locale): string => {
  const words = wordsOf(PERSONAL_WORDS, locale)
  const say = name === 'givenName' || name === 'familyName' ? words.nameTooLong : words.tooLong
  return say(LONGEST[name])
}

/** Row C06: what is wrong, once the customer has finished typing there or tried to go on. */
export const errorOf = (fields: PersonalFields, name: CustomerField, locale: Locale): string | undefined => {
  const { problems } = wordsOf(PERSONAL_WORDS, locale)
  const field = fields[name]
  if (!showsError(field)) return undefined
  if (!isNonBlank(field.value)) return problems[name].empty
  return fieldText(field).length > LONGEST[name] ? tooLong(name, locale) : problems[name].wrong
}
