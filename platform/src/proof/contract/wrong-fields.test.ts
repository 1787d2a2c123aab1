import { z } from 'zod'
import { wrongFields } from './wrong-fields'

describe('wrongFields', () => {
  it('leaves out what is required and mistypes everything, one field at a time', () => {
    const schema = z.object({ id: z.string(), item: z.object({ count: z.int() }), note: z.string().optional() })
    const wrong = wrongFields(schema, { id: 'a', item: { count: 1 }, note: 'b' })
    expect(wrong.map(({ names, how }) => `${names} ${how}`)).toEqual([
      'id left out',
      'id of the wrong type',
      'item left out',
      'item of the wrong type',
      'item.count left out',
      'item.count of the wrong type',
      'note of the wrong type',
    ])
    expect(wrong.find(({ names }) => names === 'item.count')?.value).toEqual({ id: 'a', item: {}, note: 'b' })
    expect(wrong.every(({ value }) => !schema.safeParse(value).success)).toBe(true)
  })

  it('follows the kind of thing the good value is', () => {
    const schema = z.discriminatedUnion('type', [
      z.object({ type: z.literal('A'), one: z.string() }),
      z.object({ type: z.literal('B'), two: z.string() }),
    ])
    expect(wrongFields(schema, { type: 'B', two: 'x' }).map(({ names }) => names)).toContain('two')
  })
})
