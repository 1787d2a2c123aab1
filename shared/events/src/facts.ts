import type { FactDescription, Field, Fields, ValuesOf } from '@galo/contracts/description'
import type { Described, Mine } from '@galo/contracts/owner'

export type FactName = keyof Described<'facts'> & string
export type FactPayload<N extends FactName> = Described<'facts'>[N] extends { readonly payload: infer P }
  ? ValuesOf<P>
  : never

/** The facts that the package being compiled may publish. */
export type OwnFact = Mine<'facts'>

/** A fact as the bus of a visit knows it. */
export interface FactInUse extends FactDescription {
  /** The only package that publishes it. */
  readonly owner: string
}

/** Every fact of a visit, by name: those that its releases describe. */
export type FactsInUse = Readonly<Record<string, FactInUse>>

const isOf = (field: Field, value: unknown): boolean =>
  typeof field === 'string' ? typeof value === field : field.includes(value as string)

/** Whether a payload has every field that its description names, each of the kind it says. */
export const isPayload = (fields: Fields, payload: unknown): boolean =>
  typeof payload === 'object' &&
  payload !== null &&
  Object.entries(fields).every(([name, field]) => isOf(field, (payload as Readonly<Record<string, unknown>>)[name]))
