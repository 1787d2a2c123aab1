/** Where a server of ours may run. */
export const ENVIRONMENTS = ['local', 'cicd', 'preview', 'preprod', 'production'] as const
export type EnvironmentName = (typeof ENVIRONMENTS)[number]

/** The only place with a console, stand-ins and secrets that everybody knows. Whatever else is said, or nothing, is closed. */
export const isLocal = (name: string | undefined): boolean => name === 'local'

/** Mock time is allowed wherever there are no real customers (A09). */
export const allowsMockTime = (name: EnvironmentName): boolean => name !== 'production'
