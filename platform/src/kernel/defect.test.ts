import { DrizzleQueryError } from 'drizzle-orm/errors'
import { describeDefect } from './defect'

const ANA = ['Ana', 'Lopes', 'ana@example.com', '07700 900123', '12 Canal Street', 'scrypt$32768$8$1$c2FsdA$aGFzaA']

const ofDatabase = (message: string, more: object): Error => Object.assign(new Error(message), more)

describe('A defect in the log', () => {
  it('says which query failed and why, and nothing of whom it was about', () => {
    const cause = ofDatabase('duplicate key value violates unique constraint "customers_email_unique"', {
      code: '23505',
      table: 'customers',
      constraint: 'customers_email_unique',
      detail: 'Key (email)=(ana@example.com) already exists.',
      where: ANA.join(),
    })
    const told = describeDefect(new DrizzleQueryError('insert into "customers" values ($1, $2)', ANA, cause))
    expect(told).toContain('Failed query: insert into "customers" values ($1, $2)')
    expect(told).toContain('code 23505, table customers, constraint customers_email_unique')
    expect(told).toContain('    at ')
    for (const words of ANA) expect(told).not.toContain(words)
  })

  it('loses what the database quotes of the request', () => {
    const cause = ofDatabase('invalid input syntax for type integer: "Canal Street"', { code: '22P02' })
    const told = describeDefect(new DrizzleQueryError('select $1', ANA, cause))
    expect(told).toContain('invalid input syntax for type integer: … (code 22P02)')
    expect(told).not.toContain('Canal Street')
  })

  it('keeps the words of our own errors, but for people and tokens in them', () => {
    const told = describeDefect(new Error('No slot for ana@example.com with Bearer abc.def', { cause: 'a string' }))
    expect(told).toMatch(/^Error: No slot for \[e-mail\] with Bearer \[redacted\]\n {4}at /)
    expect(describeDefect({ password: 'peri' })).toBe('Something that is no error was thrown: object')
  })
})
