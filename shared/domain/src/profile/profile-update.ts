import { tidyText } from '../patterns/tidy-text'

/** What a customer may change, named as the profile names it (C02). */
export interface ProfileFields {
  readonly givenName: string
  readonly familyName: string
  readonly mobileNumber: string
}

/** Keep only what was filled in, tidied: an empty field says nothing and must not wipe out what is stored (C02). */
export const filledFields = (typed: Partial<ProfileFields>): Partial<ProfileFields> => {
  const filled: { -readonly [Field in keyof ProfileFields]?: string } = {}
  for (const field of ['givenName', 'familyName', 'mobileNumber'] as const) {
    const text = tidyText(typed[field] ?? '')
    if (text !== '') filled[field] = text
  }
  return filled
}
