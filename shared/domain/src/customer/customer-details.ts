import { FULFILMENTS, type FulfilmentType } from '../fulfilment/fulfilment'
import { isEmail, isPersonName, isPhone } from '../fields/person'
import { isNonBlank } from '../fields/tidy-text'

/** Who the order is for, as typed. */
export interface CustomerDetails {
  readonly givenName: string
  readonly familyName: string
  readonly email: string
  readonly phoneNumber: string
}

export type CustomerField = keyof CustomerDetails

const CHECKS = {
  givenName: isPersonName,
  familyName: isPersonName,
  email: isEmail,
  phoneNumber: isPhone,
} as const satisfies Record<CustomerField, (typed: string) => boolean>

const FIELDS = ['givenName', 'familyName', 'email', 'phoneNumber'] as const satisfies readonly CustomerField[]

/** Contact details are optional for eating in. */
const isOptional = (field: CustomerField, type: FulfilmentType): boolean =>
  !FULFILMENTS[type].isContactNeeded && (field === 'email' || field === 'phoneNumber')

/** The fields that are not right yet, in the order they are asked (C07). Empty when all are right. */
export const customerProblems = (details: CustomerDetails, type: FulfilmentType): readonly CustomerField[] =>
  FIELDS.filter((field) => !CHECKS[field](details[field]) && !(isOptional(field, type) && !isNonBlank(details[field])))
