import { checkedBy } from '@galo/contracts/call'
import { z } from 'zod'
import type { AnySchema } from './api-call'

/** One row of a table of fields. `path` is written as it is read: `menu_items[].price.value`. */
export interface FieldRow {
  readonly path: string
  readonly type: string
  readonly isRequired: boolean
  /** Limits, in words. */
  readonly notes: string
}

interface Shape {
  readonly type?: string | readonly string[]
  readonly properties?: Readonly<Record<string, Shape>>
  readonly required?: readonly string[]
  readonly items?: Shape
  readonly anyOf?: readonly Shape[]
  readonly oneOf?: readonly Shape[]
  readonly allOf?: readonly Shape[]
  readonly additionalProperties?: Shape | boolean
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly format?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly exclusiveMinimum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly default?: unknown
}

const optionsOf = (shape: Shape): readonly Shape[] => {
  const { type } = shape
  if (typeof type === 'object') return type.map((each) => ({ ...shape, type: each }))
  return shape.anyOf ?? shape.oneOf ?? [shape]
}
const isNull = ({ type }: Shape): boolean => type === 'null'

const wordFor = (shape: Shape): string => {
  if (shape.const !== undefined) return JSON.stringify(shape.const)
  if (shape.enum !== undefined) return shape.enum.map((each) => JSON.stringify(each)).join(' or ')
  if (shape.format === 'date-time') return 'instant'
  if (shape.type === 'array') return shape.items === undefined ? 'list' : `list of ${typeOf(shape.items)}`
  if (shape.type === 'string') return 'text'
  if (shape.type === 'integer') return 'whole number'
  return typeof shape.type === 'string' ? shape.type : 'anything'
}

const typeOf = (shape: Shape): string => [...new Set(optionsOf(shape).map(wordFor))].join(' or ')

/** Whole numbers without a limit carry those of JavaScript, which tell nobody anything. */
const isTelling = (limit: number | undefined): limit is number =>
  limit !== undefined && Number.isFinite(limit) && Math.abs(limit) < 2 ** 52

const limits = (shape: Shape): string =>
  [
    isTelling(shape.minimum) ? `from ${shape.minimum}` : '',
    isTelling(shape.exclusiveMinimum) ? `more than ${shape.exclusiveMinimum}` : '',
    isTelling(shape.maximum) ? `up to ${shape.maximum}` : '',
    shape.minLength !== undefined && shape.minLength > 1 ? `at least ${shape.minLength} characters` : '',
    isTelling(shape.maxLength) ? `at most ${shape.maxLength} characters` : '',
    shape.minItems !== undefined ? `at least ${shape.minItems}` : '',
    isTelling(shape.maxItems) ? `at most ${shape.maxItems} entries` : '',
    shape.default !== undefined ? `\`${JSON.stringify(shape.default)}\` when left out` : '',
  ]
    .filter(Boolean)
    .join(', ')

const inside = (shape: Shape, path: string): FieldRow[] => {
  const children = optionsOf(shape).filter((option) => !isNull(option))
  return children.flatMap((child) => {
    if (child.items !== undefined) return inside(child.items, `${path}[]`)
    const fields = Object.entries(child.properties ?? {}).flatMap(([name, field]) =>
      rowsFor(field, path === '' ? name : `${path}.${name}`, (child.required ?? []).includes(name)),
    )
    const others = child.additionalProperties
    return typeof others === 'object' && Object.keys(others).length > 0
      ? [...fields, ...inside(others, `${path}.*`)]
      : fields
  })
}

const rowsFor = (field: Shape, path: string, isRequired: boolean): FieldRow[] => [
  {
    path,
    type: typeOf(field),
    isRequired,
    notes: [...new Set(optionsOf(field).map(limits))].filter(Boolean).join('; '),
  },
  ...inside(field, path),
]

const toShape = (schema: AnySchema): Shape =>
  z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    reused: 'inline',
    override: ({ zodSchema, jsonSchema }) => {
      const inner = checkedBy(zodSchema)
      if (inner !== undefined) Object.assign(jsonSchema, toShape(inner))
    },
  }) as Shape

/** Every field of a schema, as a person wants to read it: in the order it was written in, those of one kind of thing once. */
export const fieldRows = (schema: AnySchema): readonly FieldRow[] => {
  const seen = new Set<string>()
  return inside(toShape(schema), '').filter(({ path, type }) => {
    const key = `${path} ${type}`
    return !seen.has(key) && seen.add(key) !== undefined
  })
}
