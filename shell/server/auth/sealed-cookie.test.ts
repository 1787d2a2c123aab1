import { createSeal } from './sealed-cookie'

const NOW = Date.parse('2026-11-22T12:00:00Z')
const KEYS = { cookieKey: 'the key in use', previousCookieKey: null }
const seal = createSeal('session', 'UK', KEYS)
const content = { sid: 'one', rt: 'a secret' }

describe('A sealed cookie', () => {
  it('is opened by us until its time is over', async () => {
    const sealed = await seal.close(content, 60, NOW)
    expect(await seal.open(sealed, NOW)).toMatchObject(content)
    expect(await seal.open(sealed, NOW + 59_000)).toMatchObject(content)
    expect(await seal.open(sealed, NOW + 61_000)).toBeNull()
  })

  it('shows nobody what is in it, and is another one every time', async () => {
    const [one, other] = await Promise.all([seal.close(content, 60, NOW), seal.close(content, 60, NOW)])
    expect(one).not.toBe(other)
    for (const part of one.split('.')) expect(Buffer.from(part, 'base64url').toString('latin1')).not.toContain('secret')
  })

  it('is nothing when a piece of it is missing, and says nothing else when one was changed', async () => {
    const sealed = await seal.close(content, 60, NOW)
    for (let at = 0; at < sealed.length; at += 10) {
      expect(await seal.open(sealed.slice(0, at), NOW)).toBeNull()
      const other = sealed[at] === 'A' ? 'B' : 'A'
      const opened = await seal.open(`${sealed.slice(0, at)}${other}${sealed.slice(at + 1)}`, NOW)
      // The last sign of a part has a bit or two that nobody reads.
      expect(opened === null || opened['rt'] === content.rt).toBe(true)
    }
    for (const nonsense of [undefined, '', '....', 'x'.repeat(100_000)])
      expect(await seal.open(nonsense, NOW)).toBeNull()
  })

  it('passes for no other: not for another purpose, nor for the other market', async () => {
    const sealed = await seal.close(content, 60, NOW)
    expect(await createSeal('sign-in', 'UK', KEYS).open(sealed, NOW)).toBeNull()
    expect(await createSeal('session', 'IE', KEYS).open(sealed, NOW)).toBeNull()
  })

  it('outlives a change of the key, and not two', async () => {
    const sealed = await seal.close(content, 60, NOW)
    const next = createSeal('session', 'UK', { cookieKey: 'next', previousCookieKey: KEYS.cookieKey })
    const afterNext = createSeal('session', 'UK', { cookieKey: 'after next', previousCookieKey: 'next' })
    expect(await next.open(sealed, NOW)).toMatchObject(content)
    expect(await afterNext.open(sealed, NOW)).toBeNull()
    expect(await seal.open(await next.close(content, 60, NOW), NOW)).toBeNull()
  })
})
