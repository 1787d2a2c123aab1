import type * as z from '@galo/schema'
import { fieldsOf, type GraphType } from './graph-type'

/** The name of a union's member, which an answer says as `__typename`: `NextReward` for `NEXT_REWARD`. */
export const memberName = (word: string): string =>
  word.toLowerCase().replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase())

/**
 * Kinds of a thing, told apart by one of their fields: what is another object in each of them is a union, and the rest has to be the same
 * in all. With the union it is of, because few documents need it: `.register(graphMeta, kindsOf(…))`.
 */
export const kindsOf = (discriminator: string, options: readonly z.core.$ZodObject[]): Pick<GraphType, 'fields'> => {
  const kinds = options.map(({ _zod }) => {
    const { shape } = _zod.def
    const { def } = (shape[discriminator] as z.core.$ZodLiteral | z.core.$ZodEnum)._zod
    const [word] = def.type === 'literal' ? def.values : Object.values(def.entries)
    return { name: memberName(String(word)), fields: fieldsOf(shape) }
  })
  const merged = (field: string): GraphType => {
    const types = kinds.map(({ fields }) => fields[field])
    const [first] = types
    if (first !== undefined && new Set(types.map((type) => JSON.stringify(type))).size === 1) return first
    if (types.some((type) => type?.fields === undefined)) throw new TypeError(`GraphQL has no type for ${field}`)
    return { members: Object.fromEntries(kinds.map(({ name, fields }) => [name, fields[field] ?? {}])) }
  }
  const names = new Set(kinds.flatMap(({ fields }) => Object.keys(fields)))
  return { fields: Object.fromEntries([...names].map((field) => [field, merged(field)])) }
}
