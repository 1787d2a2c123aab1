import type { Profile } from '@galo/contracts/profile'

/** What the platform knows of a customer, as its graph says it: a telephone, no card and no address; say only what the test is about. */
export const aProfile = (changes: Partial<Profile> = {}): Profile => ({
  id: 'maeve',
  givenName: 'Maeve',
  familyName: 'Kelleher',
  mobileNumber: '07700 900142',
  email: 'maeve@galo.test',
  loyaltyId: null,
  addresses: [],
  jobs: [],
  ...changes,
})
