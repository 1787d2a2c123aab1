import { getProfileQuery, updateUserAddressesMutation, updateUserProfileMutation } from '@galo/contracts'
import { Hono } from 'hono'
import { customerOf, needsSession, type SessionEnv } from '../http/bearer'
import { parseWith } from '../http/body'
import { readQuestions, runGraphql } from '../http/graphql'
import { answerErrorsAs, notFound } from '../http/refusal'
import { findCustomer, type CustomerRow } from '../identity/customers.store'
import type { Platform } from '../platform'
import { addressesSchema, profileUpdateSchema } from './profile.requests'
import { toProfile, updateProfile } from './profile.store'

const shown = (row: CustomerRow | undefined) => {
  if (row === undefined) throw notFound('Customer')
  return toProfile(row)
}

const STATUS: Readonly<Record<string, 404 | 500>> = { NOT_FOUND: 404, PLATFORM_ERROR: 500 }

/** POST /profile-api/v2/graphql/current-user (C01, C02): GraphQL, but its errors lie flat in the answer (K02). */
export const profileRoutes = (platform: Platform) => {
  const { config, db, clock } = platform
  const routes = new Hono<SessionEnv>()
  routes.onError(answerErrorsAs('flat'))
  routes.use(needsSession(platform))
  const questions = readQuestions(
    new URL('./profile.graphql', import.meta.url),
    [getProfileQuery, updateUserProfileMutation, updateUserAddressesMutation],
    config,
  )

  const resolversFor = (me: string) => ({
    getProfile: async () => shown(await findCustomer(db, me)),
    updateUserProfile: async (fields: unknown) => {
      const changes = parseWith(profileUpdateSchema, fields)
      if (Object.keys(changes).length === 0) return shown(await findCustomer(db, me))
      return shown(await updateProfile(db, me, changes, clock.now()))
    },
    updateUserAddresses: async (fields: unknown) =>
      shown(await updateProfile(db, me, parseWith(addressesSchema, fields), clock.now())),
  })

  routes.post('/v2/graphql/current-user', async (c) => {
    const { data, errors } = await runGraphql(c, questions, resolversFor(customerOf(c).sub))
    const [first] = errors
    return first === undefined ? c.json({ data }) : c.json(first, STATUS[first.code] ?? 400)
  })

  return routes
}
