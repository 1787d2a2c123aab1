import { digestOf } from './digest-of'

const anAnswer = (text: string, status = 200) => ({ status, contentType: 'application/json', text })

describe('digestOf', () => {
  it('is the same for answers that say the same', () =>
    expect(digestOf(anAnswer('wings'))).toBe(digestOf(anAnswer('wings'))))

  it('is another for another text or status', () => {
    const all = [anAnswer('wings'), anAnswer('wings '), anAnswer('wings', 404)]
    expect(new Set(all.map(digestOf)).size).toBe(all.length)
  })
})
