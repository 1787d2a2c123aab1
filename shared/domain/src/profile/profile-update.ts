import { tidyText } from '../fields/tidy-text'

/** What a customer may change, named as the profile names it (C02). */
export interface ProfileFields {
  readonly givenName: string
  readonly familyName: string
  readonly mobileNumber: string
}

/** Only the fields that were filled in, tidied: an empty one must not overwrite what is stored (C02). */
export const filledFields = (typed: Partial<ProfileFields>): Partial<ProfileFields> => {
  const filled: { -readonly [Field in keyof ProfileFields]?: string } = {}
  for (const field of ['givenName', 'familyName', 'mobileNumber'] as const) {
    const text = tidyText(typed[field] ?? '')
    if (text !== '') filled[field] = text
  }
  return filled
}
