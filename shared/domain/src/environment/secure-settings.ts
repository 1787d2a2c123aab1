import { DEVELOPMENT_SECRETS } from './development-secrets'
import { ENVIRONMENTS, isLocal } from './environment'
import { isLoopback } from './loopback'

type Variables = Readonly<Record<string, string | undefined>>

const MIN_LENGTH = 32
/** One character repeated is as easily guessed as it is alone. */
const MIN_DIFFERENT_CHARACTERS = 8
const KNOWN: readonly string[] = Object.values(DEVELOPMENT_SECRETS)
const NAMES: readonly string[] = ENVIRONMENTS

const secretProblem = (name: string, value = ''): readonly string[] => {
  if (value === '') return [`${name}: must be set`]
  if (KNOWN.includes(value)) return [`${name}: is a development value, which everybody knows`]
  return value.length < MIN_LENGTH || new Set(value).size < MIN_DIFFERENT_CHARACTERS
    ? [`${name}: is easily guessed, use ${MIN_LENGTH} random characters or more`]
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

/** Every problem in one list, each setting once: that a setting is insecure says more than that it has the wrong shape. */
export const settingProblems = (insecure: readonly string[], issues: readonly Issue[] = []): readonly string[] => {
  const named = new Set(insecure.map((problem) => problem.split(':')[0]))
  const others = issues.filter(({ path }) => !named.has(String(path[0])))
  return [...insecure, ...others.map(({ path, message }) => `${path.map(String).join('.')}: ${message}`)]
}

/** The settings a server must have wherever it is not local, by name. */
export interface RequiredSettings {
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

const closedProblems = (variables: Variables, { secrets, addresses, proxies }: RequiredSettings): readonly string[] => [
  ...(variables['GALO_ENV'] === 'production' && variables['GALO_NOW'] !== undefined
    ? ['GALO_NOW: production keeps the real time']
    : []),
  ...secrets.flatMap((name) => secretProblem(name, variables[name])),
  ...addresses.flatMap((name) => addressProblem(name, variables[name])),
  ...proxies.flatMap((name) => proxyProblem(name, variables[name])),
]

/**
 * The settings that leave a server open to attack, each as `NAME: why`; empty when there are none. Only an explicit `local` may have
 * them: under any other name, a mistyped one too, everything required is listed.
 */
export const insecureSettings = (variables: Variables, required: RequiredSettings): readonly string[] => {
  const name = variables['GALO_ENV'] ?? ''
  if (name === '')
    return [
      `GALO_ENV: must be set, to local on a machine of one's own (npm start does), else to one of ${NAMES.slice(1).join(', ')}`,
    ]
  if (isLocal(name)) return localProblems(variables)
  return [
    ...(NAMES.includes(name) ? [] : [`GALO_ENV: must be one of ${NAMES.join(', ')}`]),
    ...closedProblems(variables, required),
  ]
}
