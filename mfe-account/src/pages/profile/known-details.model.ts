import type { FulfilmentDetailsState } from '@galo/state'

export interface KnownDetail {
  readonly label: string
  readonly value: string
}

/** What was typed at the checkout of this visit, in the order it was asked for; blanks are left out. */
export const knownDetails = (personal: FulfilmentDetailsState['personal']): readonly KnownDetail[] =>
  [
    { label: 'Name', value: `${personal.givenName} ${personal.familyName}`.trim() },
    { label: 'E-mail', value: personal.email.trim() },
    { label: 'Phone', value: personal.phoneNumber.trim() },
  ].filter(({ value }) => value !== '')
