import {
  createField,
  CUSTOMER_FIELDS,
  CUSTOMER_PATTERNS,
  isNonBlank,
  isOptionalFor,
  touchField,
  type CustomerDetails,
  type CustomerField,
  type FulfilmentType,
  type TextField,
} from '@galo/domain'

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
