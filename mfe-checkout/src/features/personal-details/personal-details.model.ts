import {
  createField,
  CUSTOMER_FIELDS,
  CUSTOMER_PATTERNS,
  FIELD_LIMITS,
  fieldText,
  isNonBlank,
  isOptionalFor,
  showsError,
  touchField,
  type CustomerDetails,
  type CustomerField,
  type FulfilmentType,
  type TextField,
} from '@galo/domain'
import { wordsOf, type Locale } from '@galo/words'
import { PERSONAL_WORDS } from './personal-details.words'

export type PersonalFields = Readonly<Record<CustomerField, TextField>>

const ofEach = (make: (name: CustomerField) => TextField): PersonalFields => ({
  givenName: make('givenName'),
  familyName: make('familyName'),
  email: make('email'),
  phoneNumber: make('phoneNumber'),
})

/** The details with what is known of the customer, where they have typed nothing. */
export const fillIn = <D extends CustomerDetails>(typed: D, known: Partial<CustomerDetails>): D => {
  const empty = CUSTOMER_FIELDS.filter((name) => !isNonBlank(typed[name]) && known[name])
  return empty.length === 0 ? typed : { ...typed, ...Object.fromEntries(empty.map((name) => [name, known[name]])) }
}

/** The fields with what was typed before; nothing is complained about yet. */
export const openFields = (typed: CustomerDetails, type: FulfilmentType): PersonalFields =>
  ofEach((name) => createField(CUSTOMER_PATTERNS[name], { value: typed[name], optional: isOptionalFor(type) }))

/** Those that were left with something in them, or all when the customer wants to go on, say what isn't right. */
export const touchFields = (
  fields: PersonalFields,
  touched: readonly CustomerField[] = CUSTOMER_FIELDS,
): PersonalFields => ofEach((name) => (touched.includes(name) ? touchField(fields[name]) : fields[name]))

export const firstProblem = (fields: PersonalFields): CustomerField | null =>
  CUSTOMER_FIELDS.find((name) => !fields[name].isValid) ?? null

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
