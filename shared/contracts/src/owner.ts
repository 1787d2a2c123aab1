/** The packages that may own state or publish facts. */
export type Owner = 'shell' | 'mfe-search' | 'mfe-menu' | 'mfe-checkout' | 'mfe-tracking' | 'mfe-account'

/**
 * Each application package names itself once, in `src/owner.d.ts`:
 *
 *     declare module '@galo/contracts/owner' { interface Register { owner: 'mfe-menu' } }
 *
 * From then on the compiler lets it write only the stores it owns and publish only its own facts.
 * Packages are separate TypeScript projects, so no package ever sees another's registration.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled in by each application package
export interface Register {}

/** Who is being compiled; `never` inside the shared packages, so that they can write nothing. */
export type Me = Register extends { owner: infer O extends Owner } ? O : never
