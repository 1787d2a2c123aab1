import { getProfile, updateUserAddresses, updateUserProfile } from '@galo/contracts/profile'
import type { World } from '../../world/world'
import type { ApiArea } from '../api-call'
import { describedCall } from '../described-call'

const when = { CUSTOMERS_ONLY: 'a guest asks', NOT_FOUND: 'the account is no longer there' }

/** Somebody no other example signs in as. */
const me = async (world: World): Promise<string> => (await world.customer('UK', 4)).session

export const profileArea: ApiArea = {
  id: 'profile',
  title: 'Profile',
  about: 'The customer who is signed in, and nobody else. GraphQL, with errors flat in the answer.',
  calls: [
    describedCall(getProfile, {
      title: 'Read my profile',
      when,
      good: async (world) => ({ token: await me(world), variables: {} }),
    }),
    describedCall(updateUserProfile, {
      title: 'Change my name or telephone',
      when,
      good: async (world) => ({ token: await me(world), variables: { mobileNumber: '07700 900123' } }),
    }),
    describedCall(updateUserAddresses, {
      title: 'Replace my addresses',
      when,
      good: async (world) => ({
        token: await me(world),
        variables: {
          addresses: [{ line1: '1 Deansgate', city: 'Manchester', postcode: 'M3 4EN', country: 'GB' as const }],
        },
      }),
    }),
  ],
}
