import {
  createField,
  FIELD_LIMITS,
  fieldText,
  isNonBlank,
  showsError,
  touchField,
  type CustomerDetails,
  type CustomerField,
  type PatternName,
  type TextField,
} from '@galo/domain'

export type PersonalFields = Readonly<Record<CustomerField, TextField>>

const PATTERNS = {
  givenName: 'person-name',
  familyName: 'person-name',
  email: 'email',
  phoneNumber: 'phone',
} as const satisfies Record<CustomerField, PatternName>

/** In the order they are asked. */
export const PERSONAL_FIELDS = Object.keys(PATTERNS) as readonly CustomerField[]

const ofEach = (make: (name: CustomerField) => TextField): PersonalFields => ({
  givenName: make('givenName'),
  familyName: make('familyName'),
  email: make('email'),
  phoneNumber: make('phoneNumber'),
})

/** The fields with what was typed before; nothing is complained about yet. */
export const openFields = (typed: CustomerDetails): PersonalFields =>
  ofEach((name) => createField(PATTERNS[name], { value: typed[name] }))

/** Those that were left with something in them, or all when the customer wants to go on, say what isn't right. */
export const touchFields = (
  fields: PersonalFields,
  touched: readonly CustomerField[] = PERSONAL_FIELDS,
): PersonalFields => ofEach((name) => (touched.includes(name) ? touchField(fields[name]) : fields[name]))

export const firstProblem = (fields: PersonalFields): CustomerField | null =>
  PERSONAL_FIELDS.find((name) => !fields[name].isValid) ?? null

const NO_NAME = 'We need letters to call you by, and no numbers.'

const COPY = {
  givenName: { empty: 'Tell us your first name.', wrong: NO_NAME },
  familyName: { empty: 'Tell us your last name.', wrong: NO_NAME },
  email: {
    empty: 'Tell us where the restaurant can write to you about this order.',
    wrong: 'That doesn’t look like an e-mail address. It needs an @ and a dot, like maeve@example.com.',
  },
  phoneNumber: {
    empty: 'Tell us how to reach you about this order.',
    wrong: 'Use 7 to 20 digits, with a + in front if you like.',
  },
} as const satisfies Record<CustomerField, { readonly empty: string; readonly wrong: string }>

const LONGEST = {
  givenName: FIELD_LIMITS.personName,
  familyName: FIELD_LIMITS.personName,
  email: FIELD_LIMITS.email,
  phoneNumber: FIELD_LIMITS.phone,
} as const satisfies Record<CustomerField, number>

/** Said instead of cutting it off: what was pasted stays as it was pasted. */
const tooLong = (name: CustomerField): string =>
  name === 'givenName' || name === 'familyName'
    ? `That’s too long: ${LONGEST[name]} letters at most. A shorter form of your name is fine.`
    : `That’s too long: ${LONGEST[name]} characters at most.`

/** Row C06: what is wrong, once the customer has finished typing there or tried to go on. */
export const errorOf = (fields: PersonalFields, name: CustomerField): string | undefined => {
  const field = fields[name]
  if (!showsError(field)) return undefined
  if (!isNonBlank(field.value)) return COPY[name].empty
  return fieldText(field).length > LONGEST[name] ? tooLong(name) : COPY[name].wrong
}
