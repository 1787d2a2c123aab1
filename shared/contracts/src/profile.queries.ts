const PROFILE = `{
  id givenName familyName mobileNumber email loyaltyId
  addresses { primary line1 line2 postcode city country deliveryInstructions }
  jobs { type disabled expiry }
}`

/** C01. */
export const getProfileQuery = `query GetProfile { getProfile ${PROFILE} }`

/** C02: what is left out, or empty, stays as it is. */
export const updateUserProfileMutation = `mutation UpdateUserProfile($givenName: String, $familyName: String, $mobileNumber: String) {
  updateUserProfile(givenName: $givenName, familyName: $familyName, mobileNumber: $mobileNumber) ${PROFILE}
}`
export interface UpdateUserProfileVariables {
  readonly givenName?: string
  readonly familyName?: string
  readonly mobileNumber?: string
}

/** Q52: the whole list, in the order it is to be shown. */
export const updateUserAddressesMutation = `mutation UpdateUserAddresses($addresses: [AddressInput!]!) {
  updateUserAddresses(addresses: $addresses) ${PROFILE}
}`
