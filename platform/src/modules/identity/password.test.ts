import { hashPassword, isPassword } from './password'

describe('A password', () => {
  it('opens only what it closed, however its letters are put together', async () => {
    const hash = await hashPassword('café au piri-piri')
    expect(await isPassword('café au piri-piri'.normalize('NFD'), hash)).toBe(true)
    expect(await isPassword('cafe au piri-piri', hash)).toBe(false)
    expect(await isPassword('', hash)).toBe(false)
  })

  it('is kept in a form that says nothing of it, and never twice the same', async () => {
    const [first, second] = await Promise.all([hashPassword('peri-peri'), hashPassword('peri-peri')])
    expect(first).not.toContain('peri')
    expect(first).not.toBe(second)
  })

  it('opens nothing where there is no account', async () => {
    expect(await isPassword('peri-peri', null)).toBe(false)
  })
})
