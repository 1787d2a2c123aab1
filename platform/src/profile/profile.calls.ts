import {
  getProfileAnswerSchema,
  getProfileQuery,
  paths,
  updateUserAddressesAnswerSchema,
  updateUserAddressesMutation,
  updateUserProfileAnswerSchema,
  updateUserProfileMutation,
} from '@galo/contracts'
import type { ApiArea, Refuses } from '../http/api-call'
import type { World } from '../test/world'
import { addressesSchema, profileUpdateSchema } from './profile.requests'

const forGuests: Refuses = { status: 403, code: 'CUSTOMERS_ONLY', when: 'a guest asks' }

/** Somebody no other example signs in as. */
const me = async (world: World): Promise<string> => (await world.customer('UK', 4)).session

export const profileArea: ApiArea = {
  id: 'profile',
  title: 'Profile',
  about: 'The customer who is signed in, and nobody else. GraphQL, with errors flat in the answer.',
  calls: [
    {
      name: 'Read my profile',
      method: 'POST',
      path: paths.profile,
      about: 'Names, contact, loyalty card, addresses and jobs.',
      rows: ['C01', 'C03'],
      bearer: 'customer',
      errors: 'flat',
      document: getProfileQuery,
      answer: { status: 200, schema: getProfileAnswerSchema },
      refusals: [forGuests],
      good: async (world) => ({ token: await me(world) }),
    },
    {
      name: 'Change my name or telephone',
      method: 'POST',
      path: paths.profile,
      about: 'What is left out or empty stays as it is.',
      rows: ['C02'],
      bearer: 'customer',
      errors: 'flat',
      document: updateUserProfileMutation,
      request: profileUpdateSchema,
      answer: { status: 200, schema: updateUserProfileAnswerSchema },
      refusals: [forGuests],
      good: async (world) => ({ token: await me(world), body: { mobileNumber: '07700 900123' } }),
    },
    {
      name: 'Replace my addresses',
      method: 'POST',
      path: paths.profile,
      about: 'The whole list. One may be primary; if none is, the first one becomes it.',
      rows: ['C03'],
      bearer: 'customer',
      errors: 'flat',
      document: updateUserAddressesMutation,
      request: addressesSchema,
      answer: { status: 200, schema: updateUserAddressesAnswerSchema },
      refusals: [forGuests],
      good: async (world) => ({
        token: await me(world),
        body: { addresses: [{ line1: '1 Deansgate', city: 'Manchester', postcode: 'M3 4EN', country: 'GB' }] },
      }),
    },
  ],
}
