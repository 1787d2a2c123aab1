import { DEVELOPMENT_SECRETS } from './development-secrets'
import { ENVIRONMENTS, isLocal } from './environment'
import { isLoopback } from './loopback'

type Variables = Readonly<Record<string, string | undefined>>

const LEAST_LENGTH = 32
/** One sign repeated is as easily guessed as it is alone. */
const LEAST_SIGNS = 8
const KNOWN: readonly string[] = Object.values(DEVELOPMENT_SECRETS)
const NAMES: readonly string[] = ENVIRONMENTS

const secretProblem = (name: string, value = ''): readonly string[] => {
  if (value === '') return [`${name}: must be set`]
  if (KNOWN.includes(value)) return [`${name}: is a development value, which everybody knows`]
  return value.length < LEAST_LENGTH || new Set(value).size < LEAST_SIGNS
    ? [`${name}: is easily guessed, use ${LEAST_LENGTH} random characters or more`]
    : []
}

const addressProblem = (name: string, value = ''): readonly string[] => {
  if (value === '') return [`${name}: must be set`]
  return value.split(',').every((each) => each.trim().startsWith('https://'))
    ? []
    : [`${name}: must begin with https, because cookies go there`]
}

const proxyProblem = (name: string, value = ''): readonly string[] =>
  value === '' ? [`${name}: must be set, https ends there, and without it all visitors count as one`] : []

interface Issue {
  readonly path: readonly PropertyKey[]
  readonly message: string
}

/** Every mistake in one list, a setting once: what opens doors says more than that it has the wrong shape. */
export const mistakesIn = (doors: readonly string[], issues: readonly Issue[] = []): readonly string[] => {
  const named = new Set(doors.map((problem) => problem.split(':')[0]))
  const others = issues.filter(({ path }) => !named.has(String(path[0])))
  return [...doors, ...others.map(({ path, message }) => `${path.map(String).join('.')}: ${message}`)]
}

/** What a server must be told wherever it is not local, by the names of the settings. */
export interface Demands {
  readonly secrets: readonly string[]
  /** As browsers reach them; one setting may hold several, with commas. */
  readonly addresses: readonly string[]
  /** The network addresses of who stands in front, with commas: our servers themselves speak no https. */
  readonly proxies: readonly string[]
}

const localProblems = ({ GALO_BIND: bind }: Variables): readonly string[] =>
  bind === undefined || isLoopback(bind)
    ? []
    : ['GALO_BIND: local has no locks, so it listens on this machine alone, at localhost or 127.0.0.1']

const closedProblems = (variables: Variables, { secrets, addresses, proxies }: Demands): readonly string[] => [
  ...(variables['GALO_ENV'] === 'production' && variables['GALO_NOW'] !== undefined
    ? ['GALO_NOW: production keeps the real time']
    : []),
  ...secrets.flatMap((name) => secretProblem(name, variables[name])),
  ...addresses.flatMap((name) => addressProblem(name, variables[name])),
  ...proxies.flatMap((name) => proxyProblem(name, variables[name])),
]

/**
 * What is wrong with the settings that open doors, each as `NAME: why`; empty when nothing is. Everything but an explicit `local` is
 * closed: a mistyped name, too, gets the whole list of what it lacks, and no name at all is told what to say.
 */
export const doorProblems = (variables: Variables, demands: Demands): readonly string[] => {
  const name = variables['GALO_ENV'] ?? ''
  if (name === '')
    return [
      `GALO_ENV: must be set, to local on a machine of one's own (npm start does), else to one of ${NAMES.slice(1).join(', ')}`,
    ]
  if (isLocal(name)) return localProblems(variables)
  return [
    ...(NAMES.includes(name) ? [] : [`GALO_ENV: must be one of ${NAMES.join(', ')}`]),
    ...closedProblems(variables, demands),
  ]
}
