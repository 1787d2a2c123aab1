import { isLocal } from '@galo/domain/environment'

type Variables = Readonly<Record<string, string | undefined>>

/** What pages name themselves with at the stand-in. */
export const STAND_IN_PUBLISHABLE_KEY = 'pk_test_galo'

const addressProblem = (value: string): string | null => {
  if (value === '') return 'must be set, to where the card provider answers: https://api.stripe.com'
  return value.startsWith('https://') ? null : 'must begin with https, because the secret key goes there'
}

const publishableProblem = (value: string): string | null => {
  if (value === '') return 'must be set, to the key the sites load the card provider’s script with'
  return value === STAND_IN_PUBLISHABLE_KEY ? 'is the stand-in’s, which takes no money' : null
}

/** With a key for trying out, everybody could order with a card that is none. */
const secretProblem = (name: string | undefined, value: string): string | null =>
  name === 'production' && /^[sr]k_test_/.test(value) ? 'is a test key: no card would be charged' : null

/**
 * What is wrong with how the card provider is reached, each as `NAME: why`. On a machine of one's own its stand-in is meant where nothing
 * is said; anywhere else the platform would take orders nobody can pay.
 */
export const cardProblems = (variables: Variables): readonly string[] => {
  const { GALO_ENV: name, CARD_PROVIDER_URL = '', CARD_PUBLISHABLE_KEY = '', CARD_SECRET_KEY = '' } = variables
  if (isLocal(name)) return []
  const problems = {
    CARD_PROVIDER_URL: addressProblem(CARD_PROVIDER_URL),
    CARD_PUBLISHABLE_KEY: publishableProblem(CARD_PUBLISHABLE_KEY),
    CARD_SECRET_KEY: secretProblem(name, CARD_SECRET_KEY),
  }
  return Object.entries(problems).flatMap(([setting, why]) => (why === null ? [] : [`${setting}: ${why}`]))
}
