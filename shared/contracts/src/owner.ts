/**
 * Who owns pages, fragments, stores and facts: each application adds itself, with its description, in its `registered.d.ts`:
 *
 *     declare module '@galo/contracts/owner' { interface Owners { 'mfe-menu': typeof remote } }
 *
 * Every package's `tsconfig.json` includes these files by pattern (`mfe-*`), so that all names and shapes are known everywhere.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled in by each application
export interface Owners {}

/** The packages that may own state or publish facts. */
export type Owner = keyof Owners & string

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
export type Me = Register extends { owner: infer O } ? O : never

type Intersection<T> = (T extends unknown ? (each: T) => void : never) extends (each: infer All) => void ? All : never
type PartOf<O, K extends string> = O extends { readonly [Part in K]: infer P } ? P : Record<never, never>

/** One part of all descriptions together (`stores`, `facts`, `pages`, `fragments`), by name. */
export type Described<K extends string> = Intersection<PartOf<Owners[Owner], K>>

/** Whose a name is. */
export type OwnerOf<K extends string, N> = {
  [O in Owner]: N extends keyof PartOf<Owners[O], K> ? O : never
}[Owner]

/** The names of a part that the package being compiled describes itself. */
export type Mine<K extends string> = {
  [N in keyof Described<K> & string]: OwnerOf<K, N> extends Me ? N : never
}[keyof Described<K> & string]
