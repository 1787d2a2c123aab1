import type { FindAccount } from 'oidc-provider'
import type { Db } from '../../../kernel/db/database'
import { findCustomer } from '../customers.store'

/** What the site may know of a customer by signing them in; the rest it asks the profile for. */
export const findAccount =
  (db: Db): FindAccount =>
  async (_ctx, sub) => {
    const customer = await findCustomer(db, sub)
    if (customer === undefined) return undefined
    return {
      accountId: sub,
      claims: () => ({
        sub,
        email: customer.email,
        given_name: customer.givenName,
        family_name: customer.familyName,
        name: `${customer.givenName} ${customer.familyName}`,
      }),
    }
  }
