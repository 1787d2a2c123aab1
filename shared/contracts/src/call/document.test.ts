import * as z from '@galo/schema'
import { documentOf } from './document'
import { graphMeta } from './graph-type'
import { kindsOf } from './kinds'
import { defineMutation, defineQuery } from './query'
import { nullAsAbsent } from '../null-as-absent'

const parts = {
  name: 'shelves.get-shelf',
  path: '/shelves',
  credential: 'none',
  source: 'site',
  operation: 'Shelf',
  field: 'shelf',
  request: z.object({ id: z.string() }),
  errors: {},
} as const
const book = z.object({ title: z.string(), pages: nullAsAbsent(z.number()) })

describe('The document of a call', () => {
  it('asks for everything its result holds, at any depth, and for nothing of what has no fields', () => {
    const result = z.nullable(
      z.object({ id: z.string(), books: z.array(book), marks: z.record(z.string(), z.string()) }),
    )
    expect(defineQuery({ ...parts, result }).document).toBe(
      'query Shelf($id: String!) { shelf(id: $id) { id books { title pages } marks } }',
    )
  })

  it('asks for a field the moment the schema has it', () => {
    const planted = z.extend(book, { planted: z.nullish(z.boolean()) })
    expect(defineQuery({ ...parts, result: z.array(book) }).document).not.toContain('planted')
    expect(defineQuery({ ...parts, result: z.array(planted) }).document).toContain('{ title pages planted }')
  })

  it('takes what its request reads, of the types it has on the wire', () => {
    const address = z
      .pipe(
        z.object({ line: z.string() }),
        z.transform(({ line }) => line),
      )
      .register(graphMeta, { name: 'AddressInput' })
    const request = z.object({
      addresses: z.array(address),
      radius: z.number().check(z.int(), z.minimum(1)),
      lat: z.number(),
      market: z.enum(['UK', 'IE']),
      colour: z.optional(z.enum(['RED', 'BLUE']).register(graphMeta, { name: 'Colour' })),
      isNew: z.nullish(z.boolean()),
      most: z._default(z.int(), 10),
    })
    expect(defineMutation({ ...parts, request, result: z.object({ id: z.string() }) }).document).toMatch(
      /^mutation Shelf\(\$addresses: \[AddressInput!\]!, \$radius: Int!, \$lat: Float!, \$market: String!, \$colour: Colour, \$isNew: Boolean, \$most: Int\) /,
    )
  })

  it('hands an argument to the field further down that it is said to belong to', () => {
    const request = z.object({ id: z.string(), size: z.optional(z.string()) })
    const result = z.object({ books: z.array(book) })
    expect(defineQuery({ ...parts, request, result, argsBelow: { books: ['size'] } }).document).toBe(
      'query Shelf($id: String!, $size: String) { shelf(id: $id) { books(size: $size) { title pages } } }',
    )
  })

  it('asks for what differs between kinds of a thing by the kind', () => {
    const kinds = [
      z.object({ type: z.literal('HARD_BACK'), data: z.object({ weight: z.number() }) }),
      z.object({ type: z.literal('AUDIO'), data: z.object({ minutes: z.number(), voice: z.string() }) }),
    ] as const
    const result = z.discriminatedUnion('type', kinds).register(graphMeta, kindsOf('type', kinds))
    expect(defineQuery({ ...parts, result }).document).toContain(
      '{ type data { ... on HardBack { weight } ... on Audio { minutes voice } } }',
    )
  })

  it('asks for several fields, each with its own arguments', () => {
    const ofShelf = z.object({ id: z.string() })
    const request = z.extend(ofShelf, { code: z.string() })
    const fields = { one: { args: request, result: book }, all: { args: ofShelf, result: z.array(book) } }
    expect(documentOf('query Two', request, fields)).toBe(
      'query Two($id: String!, $code: String!) { one(id: $id, code: $code) { title pages } all(id: $id) { title pages } }',
    )
  })
})

describe('What GraphQL can’t say', () => {
  const defining = (result: z.ZodMiniType) => () => defineQuery({ ...parts, result })

  it.each([
    ['a date', z.object({ at: z.date() }), 'date'],
    ['one of several things, and nothing that says how to tell them apart', z.union([z.string(), z.number()]), 'union'],
    ['a word that is no text', z.object({ is: z.literal(true) }), 'literal'],
  ])('is found when the call is defined: %s', (_, result, type) =>
    expect(defining(result)).toThrow(`GraphQL has no type for ${type}`),
  )

  it('is a field that not all kinds of a thing have, or that is text in one and a number in another', () => {
    const text = z.object({ type: z.literal('TEXT'), size: z.string() })
    const more = z.object({ type: z.literal('MORE'), size: z.string(), planted: z.string() })
    const number = z.object({ type: z.literal('NUMBER'), size: z.number() })
    expect(() => kindsOf('type', [text, more])).toThrow('GraphQL has no type for planted')
    expect(() => kindsOf('type', [text, number])).toThrow('GraphQL has no type for size')
  })

  it('is a variable that is an object without a name', () => {
    const request = z.object({ address: z.object({ line: z.string() }) })
    expect(() => defineQuery({ ...parts, request, result: book })).toThrow(/needs a name/)
  })
})
