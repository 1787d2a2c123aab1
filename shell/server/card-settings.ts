import { isLocal } from '@galo/domain/environment'

type Variables = Readonly<Record<string, string | undefined>>

/** What pages name themselves with at the stand-in. */
export const STAND_IN_CARD_KEY = 'pk_test_galo'

/** The provider's own script comes from the provider's own address, as its licence wants; its loader knows which release of it ours was made for. */
export const LIVE_CARD_SCRIPT = 'live'

/** The stand-in takes test cards, so customers never meet it. */
const scriptProblem = (value: string): string | null =>
  value === LIVE_CARD_SCRIPT ? null : `must be ${LIVE_CARD_SCRIPT}, the stand-in is for local`

const keyProblem = (name: string | undefined, value: string): string | null => {
  if (value === '') return 'must be set, to the key the card provider knows this site by'
  if (value === STAND_IN_CARD_KEY) return 'must be one of the card provider’s, this is the stand-in’s'
  return name === 'production' && value.startsWith('pk_test_') ? 'is a test key: no card would be charged' : null
}

/** What keeps this site from taking cards where customers are, each as `NAME: why`; where it is local, the stand-in is meant unless something is said. */
export const cardProblems = ({
  GALO_ENV: name,
  CARD_SCRIPT_URL = '',
  CARD_PUBLISHABLE_KEY = '',
}: Variables): readonly string[] => {
  if (isLocal(name)) return []
  const problems = {
    CARD_SCRIPT_URL: scriptProblem(CARD_SCRIPT_URL),
    CARD_PUBLISHABLE_KEY: keyProblem(name, CARD_PUBLISHABLE_KEY),
  }
  return Object.entries(problems).flatMap(([setting, why]) => (why === null ? [] : [`${setting}: ${why}`]))
}

/** Where browsers get the script; `null`: from the provider itself, as its loader knows. */
export const cardScriptUrl = (setting: string | undefined, platformUrl: string): string | null =>
  setting === LIVE_CARD_SCRIPT ? null : (setting ?? `${platformUrl}/stand-ins/card/v3.js`)
