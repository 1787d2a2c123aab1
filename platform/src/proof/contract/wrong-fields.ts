import { z } from 'zod'
import type { AnySchema } from '../reference/api-call'

/** One field made wrong. `names` is how the refusal must name it. */
export interface WrongField {
  readonly names: string
  readonly how: 'left out' | 'of the wrong type'
  readonly value: unknown
}

interface Shape {
  readonly type?: unknown
  readonly properties?: Readonly<Record<string, Shape>>
  readonly required?: readonly string[]
  readonly anyOf?: readonly Shape[]
  readonly oneOf?: readonly Shape[]
  readonly const?: unknown
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Of several shapes the one that the good value has: the one with all its required fields there, and its constants met. */
const shapeOf = (shape: Shape, good: Record<string, unknown>): Shape => {
  const options = shape.oneOf ?? shape.anyOf
  if (options === undefined) return shape
  const fits = (option: Shape): boolean =>
    (option.required ?? []).every((name) => name in good) &&
    Object.entries(option.properties ?? {}).every(
      ([name, { const: only }]) => only === undefined || good[name] === only,
    )
  return options.find((option) => option.properties !== undefined && fits(option)) ?? {}
}

/** Never a value that is right by chance. GraphQL takes a single value for a list of one, so a list becomes an object. */
const wrongFor = (good: unknown): unknown => {
  if (typeof good === 'string') return 7
  if (Array.isArray(good)) return {}
  return isObject(good) ? [] : 'x'
}

const changed = (good: Record<string, unknown>, name: string, value: unknown): Record<string, unknown> =>
  Object.fromEntries(
    value === undefined
      ? Object.entries(good).filter(([each]) => each !== name)
      : Object.entries(good).map(([each, kept]) => [each, each === name ? value : kept]),
  )

const wrongIn = (shape: Shape, good: Record<string, unknown>, path: string): WrongField[] => {
  const { properties = {}, required = [] } = shapeOf(shape, good)
  return Object.entries(properties).flatMap(([name, child]) => {
    const names = path === '' ? name : `${path}.${name}`
    if (!(name in good)) return []
    const inside = good[name]
    const left: WrongField[] = required.includes(name)
      ? [{ names, how: 'left out', value: changed(good, name, undefined) }]
      : []
    const deeper = isObject(inside)
      ? wrongIn(child, inside, names).map((each) => ({ ...each, value: changed(good, name, each.value) }))
      : []
    const isAnything =
      child.type === undefined && child.anyOf === undefined && child.oneOf === undefined && child.const === undefined
    const mistyped: WrongField[] = isAnything
      ? []
      : [{ names, how: 'of the wrong type', value: changed(good, name, wrongFor(inside)) }]
    return [...left, ...mistyped, ...deeper]
  })
}

/**
 * A good value with one field wrong at a time: every required field left out, every field of the wrong type, at any depth of objects.
 * Read off the schema, so a field that is added is checked without another line.
 */
export const wrongFields = (schema: AnySchema, good: unknown): readonly WrongField[] => {
  const shape: unknown = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return isObject(good) && isObject(shape) ? wrongIn(shape, good, '') : []
}
