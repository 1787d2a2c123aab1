import type { StateOf } from '@galo/state'

type FulfilmentDetailsState = StateOf<'fulfilmentDetails'>

export interface KnownDetail {
  readonly label: string
  readonly value: string
}

export interface DetailLabels {
  readonly name: string
  readonly email: string
  readonly phone: string
}

/** What was typed at the checkout of this visit, in the order it was asked for; blanks are left out. */
export const knownDetails = (
  personal: FulfilmentDetailsState['personal'],
  labels: DetailLabels,
): readonly KnownDetail[] =>
  [
    { label: labels.name, value: `${personal.givenName} ${personal.familyName}`.trim() },
    { label: labels.email, value: personal.email.trim() },
    { label: labels.phone, value: personal.phoneNumber.trim() },
  ].filter(({ value }) => value !== '')
