import { readConfig } from '../../kernel/config'
import { hashesOf } from './same-person.hash'
import { dialledFromAbroad, mailboxOf, namesOf } from './same-person.rules'

describe('One person', () => {
  it.each([
    ['ana@example.com', 'ana@example.com'],
    [' Ana@Example.COM ', 'ana@example.com'],
    ['ana+lunch@example.com', 'ana@example.com'],
    ['ana+lunch+tuesday@example.com', 'ana@example.com'],
    ['+lunch@example.com', '+lunch@example.com'],
    ['ana.lopes@example.com', 'ana.lopes@example.com'],
  ])('has one mailbox, written %p', (typed, mailbox) => expect(mailboxOf(typed)).toBe(mailbox))

  it.each([
    ['07700 900123', 'UK', '447700900123'],
    ['7700900123', 'UK', '447700900123'],
    ['+44 7700 900123', 'UK', '447700900123'],
    ['+44 07700 900123', 'IE', '447700900123'],
    ['0044 7700 900123', 'IE', '447700900123'],
    ['447700900123', 'UK', '447700900123'],
    ['4470 012', 'UK', '444470012'],
    ['020 910 1234', 'IE', '353209101234'],
    ['+353 20 910 1234', 'UK', '353209101234'],
  ] as const)('has one telephone, typed %p in %s', (typed, market, dialled) =>
    expect(dialledFromAbroad(typed, market)).toBe(dialled),
  )

  it('is nobody as long as nothing is said', () => {
    expect(namesOf({}, 'UK')).toEqual([])
    expect(namesOf({ emails: [null, undefined, ''], phone: null }, 'IE')).toEqual([])
  })

  it('is kept without a name in it, and can not be found by who has not our key', () => {
    const ana = { emails: ['ana@example.com', 'Ana+galo@example.com'], phone: '07700 900123' }
    const { identityKey } = readConfig({ GALO_ENV: 'local' })
    const hashes = hashesOf(ana, 'UK', identityKey)
    expect(hashes).toHaveLength(2)
    for (const hash of hashes) expect(hash).toMatch(/^[\w-]{43}$/)
    expect(hashesOf(ana, 'UK', `another ${identityKey}`)).not.toEqual(hashes)
    expect(hashesOf({ emails: ['ben@example.com'], phone: '07700 900124' }, 'UK', identityKey)).not.toEqual(hashes)
  })
})
