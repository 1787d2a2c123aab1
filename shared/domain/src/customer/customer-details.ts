import { isOnPremises, type FulfilmentType } from '../fulfilment/fulfilment'
import { isValidIn, type PatternName } from '../fields/text-field'

/** Who the order is for, as typed. */
export interface CustomerDetails {
  readonly givenName: string
  readonly familyName: string
  readonly email: string
  readonly phoneNumber: string
}

export type CustomerField = keyof CustomerDetails

/** The pattern of each field. */
export const CUSTOMER_PATTERNS = {
  givenName: 'person-name',
  familyName: 'person-name',
  email: 'email',
  phoneNumber: 'phone',
} as const satisfies Record<CustomerField, PatternName>

/** In the order they are asked. */
export const CUSTOMER_FIELDS = [
  'givenName',
  'familyName',
  'email',
  'phoneNumber',
] as const satisfies readonly CustomerField[]

/** Whether somebody need not say who they are: whoever sits at a table is found by its number (0114). */
export const isOptionalFor = (type: FulfilmentType): boolean => isOnPremises(type)

/** The fields that are not right yet, in the order they are asked (C07). Empty when all are right. */
export const customerProblems = (details: CustomerDetails, type: FulfilmentType): readonly CustomerField[] =>
  CUSTOMER_FIELDS.filter((field) => !isValidIn(details[field], CUSTOMER_PATTERNS[field], isOptionalFor(type)))
