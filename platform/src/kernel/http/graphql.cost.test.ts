import { buildSchema, parse } from 'graphql'
import { aliasesIn, costOf } from './graphql.cost'

const schema = buildSchema(`
  type Query { shelf(id: String): Shelf shelves: [Shelf!]! }
  type Shelf { id: String books: [Book!]! owner: Owner }
  type Book { id: String title: String pages: [String!]! }
  union Owner = Person | Library
  type Person { name: String }
  type Library { name: String books: [Book] }
`)
const cost = (query: string): number => costOf(schema, parse(query))

describe('What a question costs', () => {
  it('is its fields, and those below a list as often as it may hold things', () => {
    expect(cost('{ shelf { id } }')).toBe(2)
    expect(cost('{ shelves { id books { id title } } }')).toBe(10 * (1 + 1 + 10 * 3))
  })

  it('grows with every alias', () => expect(cost('{ a: shelf { id } b: shelf { id } c: shelf { id } }')).toBe(6))

  it('is the same whether it is written out or put into fragments', () => {
    const written = cost('{ shelf { books { id } owner { ... on Library { books { id } } } } }')
    expect(
      cost(
        'query { shelf { ...s } } fragment b on Library { books { id } } fragment s on Shelf { books { id } owner { ...b } }',
      ),
    ).toBe(written)
  })

  it('is counted at once, however often fragments are spread into each other', () => {
    const doubled = Array.from(
      { length: 60 },
      (_, at) => `fragment f${at} on Shelf { ...f${at + 1} ...f${at + 1} }`,
    ).join(' ')
    expect(cost(`{ shelf { ...f0 } } ${doubled} fragment f60 on Shelf { id }`)).toBe(1 + 2 ** 60)
  })

  it('comes to an end for what goes in a circle or is not there', () => {
    expect(cost('{ shelf { ...a } } fragment a on Shelf { ...b id } fragment b on Shelf { ...a }')).toBe(2)
    expect(cost('{ nothing { at { all } } shelf { constructor { x } ...gone } }')).toBe(4)
  })
})

it('Other names for a field are counted wherever they stand', () =>
  expect(aliasesIn(parse('{ a: shelf { b: id } ...f } fragment f on Query { c: shelves { id } }'))).toBe(3))
