import {
  addFavourite,
  forgetFoodProfile,
  getFavourites,
  getFoodProfile,
  getLoyaltyCard,
  getProfile,
  keepFoodProfile,
  removeFavourite,
  updateUserAddresses,
  updateUserProfile,
} from '@galo/contracts/profile'
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
    describedCall(getLoyaltyCard, {
      title: 'Read what is on my card',
      when: { CUSTOMERS_ONLY: when.CUSTOMERS_ONLY },
      good: async (world) => ({ token: await me(world), variables: {} }),
    }),
    describedCall(getFavourites, {
      title: 'Read what I like',
      when: { CUSTOMERS_ONLY: when.CUSTOMERS_ONLY },
      good: async (world) => ({ token: await me(world), variables: {} }),
    }),
    describedCall(addFavourite, {
      title: 'Like a restaurant or a dish',
      when: {
        CUSTOMERS_ONLY: when.CUSTOMERS_ONLY,
        NOT_FOUND: 'the restaurant, the dish or the account is not there',
        TOO_MANY_FAVOURITES: 'there are 50 restaurants, or 200 dishes, already',
      },
      good: async (world) => ({
        token: await me(world),
        variables: { kind: 'restaurant' as const, ref: 'galo-uk-deansgate' },
      }),
    }),
    describedCall(removeFavourite, {
      title: 'Like something no more',
      when: { CUSTOMERS_ONLY: when.CUSTOMERS_ONLY },
      good: async (world) => ({
        token: await me(world),
        variables: { kind: 'restaurant' as const, ref: 'galo-uk-deansgate' },
      }),
    }),
    describedCall(getFoodProfile, {
      title: 'Read what I must not eat',
      when: { CUSTOMERS_ONLY: when.CUSTOMERS_ONLY },
      good: async (world) => ({ token: await me(world), variables: {} }),
    }),
    describedCall(keepFoodProfile, {
      title: 'Keep what I must not eat',
      when,
      good: async (world) => ({
        token: await me(world),
        variables: { avoid: ['milk', 'almonds'], diets: ['HALAL'], hideTraces: true },
      }),
    }),
    describedCall(forgetFoodProfile, {
      title: 'Keep no more what I must not eat',
      when: { CUSTOMERS_ONLY: when.CUSTOMERS_ONLY },
      good: async (world) => ({ token: await me(world), variables: {} }),
    }),
  ],
}
