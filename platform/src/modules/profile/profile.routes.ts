import {
  addFavourite as addCall,
  forgetFoodProfile as forgetCall,
  getFavourites,
  getFoodProfile,
  getLoyaltyCard,
  getProfile,
  keepFoodProfile as keepCall,
  removeFavourite as removeCall,
  updateUserAddresses,
  updateUserProfile,
} from '@galo/contracts/profile'
import { Hono } from 'hono'
import { customerOf, needsSession, type SessionEnv } from '../../kernel/http/bearer'
import { createGraph, type ResolversOf } from '../../kernel/http/graph'
import { runGraphql } from '../../kernel/http/graphql'
import { answerErrorsAs, notFound } from '../../kernel/http/refusal'
import type { Platform } from '../../kernel/platform'
import { findCustomer, type CustomerRow } from '../identity'
import { readOwnCard } from '../loyalty'
import { addFavourite, readFavourites, removeFavourite } from './favourites.store'
import { forgetFoodProfile, keepFoodProfile, readFoodProfile } from './food-profile.store'
import { toProfile, updateProfile } from './profile.store'

const shown = (row: CustomerRow | undefined) => {
  if (row === undefined) throw notFound('Customer')
  return toProfile(row)
}

const STATUS: Readonly<Record<string, 404 | 409 | 500>> = {
  NOT_FOUND: 404,
  TOO_MANY_FAVOURITES: 409,
  PLATFORM_ERROR: 500,
}

const CALLS = [
  getProfile,
  updateUserProfile,
  updateUserAddresses,
  getLoyaltyCard,
  getFavourites,
  addCall,
  removeCall,
  getFoodProfile,
  keepCall,
  forgetCall,
] as const

/** POST /profile-api/v2/graphql/current-user (C01, C02, X02, X09): GraphQL, but its errors lie flat in the answer (K02). */
export const profileRoutes = (platform: Platform) => {
  const { config, db, clock } = platform
  const routes = new Hono<SessionEnv>()
  routes.onError(answerErrorsAs('flat'))

  const resolvers: ResolversOf<typeof CALLS> = {
    getProfile: async (_, c) => shown(await findCustomer(db, customerOf(c).sub)),
    updateUserProfile: async (changes, c) => {
      const { sub } = customerOf(c)
      if (Object.keys(changes).length === 0) return shown(await findCustomer(db, sub))
      return shown(await updateProfile(db, sub, changes, clock.now()))
    },
    updateUserAddresses: async (changes, c) => shown(await updateProfile(db, customerOf(c).sub, changes, clock.now())),
    loyaltyCard: (_, c) => readOwnCard(db, customerOf(c).sub, clock.now()),
    favourites: (_, c) => readFavourites(db, customerOf(c).sub),
    addFavourite: (favourite, c) => addFavourite(db, customerOf(c).sub, favourite, clock.now()),
    removeFavourite: (favourite, c) => removeFavourite(db, customerOf(c).sub, favourite),
    foodProfile: (_, c) => readFoodProfile(db, customerOf(c).sub),
    keepFoodProfile: (said, c) => keepFoodProfile(db, customerOf(c).sub, said, clock.now()),
    forgetFoodProfile: (_, c) => forgetFoodProfile(db, customerOf(c).sub),
  }

  const { questions, rootValue } = createGraph(CALLS, resolvers, config)
  routes.post(getProfile.path, needsSession(platform), async (c) => {
    customerOf(c)
    const { data, errors } = await runGraphql(c, questions, rootValue)
    const [first] = errors
    return first === undefined ? c.json({ data }) : c.json(first, STATUS[first.code] ?? 400)
  })

  return routes
}
