import type { FindAccount } from 'oidc-provider'
import type { IdentityCallbacks } from '../port'

/** What the site may know of a customer by signing them in; the rest it asks the profile for. */
export const accountsOf =
  ({ findAccount }: IdentityCallbacks): FindAccount =>
  async (_ctx, sub) => {
    const account = await findAccount(sub)
    if (account === undefined) return undefined
    const { email, isEmailVerified, givenName, familyName } = account
    return {
      accountId: sub,
      claims: () => ({
        sub,
        email,
        email_verified: isEmailVerified,
        given_name: givenName,
        family_name: familyName,
        name: `${givenName} ${familyName}`,
      }),
    }
  }
