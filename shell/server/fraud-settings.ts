import { isLocal } from '@galo/domain/environment'

type Variables = Readonly<Record<string, string | undefined>>

/** What pages name themselves with at the stand-in. */
export const STAND_IN_FRAUD_KEY = 'galo-fraud'

const keyProblem = (value: string): string | null => {
  if (value === '') return 'must be set, to the key the fraud service knows this site by'
  return value === STAND_IN_FRAUD_KEY ? 'must be one of the fraud service’s, this is the stand-in’s' : null
}

/** What keeps this site from naming its customers' devices to the fraud service (I11), each as `NAME: why`; where it is local, the stand-in is meant. */
export const fraudProblems = ({ GALO_ENV: name, FRAUD_API_URL = '', FRAUD_KEY = '' }: Variables): readonly string[] => {
  if (isLocal(name)) return []
  const key = keyProblem(FRAUD_KEY)
  return [
    ...(FRAUD_API_URL === '' ? ['FRAUD_API_URL: must be set, the stand-in is for local'] : []),
    ...(key === null ? [] : [`FRAUD_KEY: ${key}`]),
  ]
}
