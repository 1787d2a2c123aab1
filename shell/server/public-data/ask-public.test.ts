import { filterRestaurants } from '@galo/contracts/restaurants'
import { askPublic } from './ask-public'

const answering = (status: number, text: string) => ({ status, contentType: 'application/json', text })
const NOBODY = answering(200, JSON.stringify({ data: { restaurantsByFilter: { items: [] } } }))

const ask = (forPage: () => Promise<typeof NOBODY>) =>
  askPublic({ platformData: { forPage }, developmentToken: 'a-token' })(filterRestaurants, {
    variables: { country: 'GB' },
  })

describe('a question of a document', () => {
  it('waits out a slow minute: nobody asks again for it', async () => {
    const forPage = jest.fn(() => Promise.resolve(NOBODY))
    forPage.mockRejectedValueOnce(new Error('late')).mockRejectedValueOnce(new Error('late'))
    await expect(ask(forPage)).resolves.toEqual({ items: [] })
    expect(forPage).toHaveBeenCalledTimes(3)
  })

  it('gives up a service that stays silent', async () => {
    const forPage = jest.fn(() => Promise.reject(new Error('silent')))
    await expect(ask(forPage)).rejects.toThrow('silent')
    expect(forPage).toHaveBeenCalledTimes(3)
  })

  it('is asked again of a service that stumbles', async () => {
    const forPage = jest.fn(() => Promise.resolve(NOBODY))
    forPage.mockResolvedValueOnce(answering(503, '{}')).mockResolvedValueOnce(answering(500, ''))
    await expect(ask(forPage)).resolves.toEqual({ items: [] })
    expect(forPage).toHaveBeenCalledTimes(3)
  })

  it('is given up where each answer is a failure', async () => {
    const forPage = jest.fn(() => Promise.resolve(answering(503, '{}')))
    await expect(ask(forPage)).rejects.toThrow(/refused with 503/)
    expect(forPage).toHaveBeenCalledTimes(3)
  })

  it.each([
    [answering(404, '{}'), /refused with 404/],
    [answering(429, '{}'), /refused with 429/],
    [answering(200, '<html>'), /JSON/],
    [answering(200, '{"data":{}}'), /./],
  ])('takes what is no answer for none, and asks once: %j', async (answer, message) => {
    const forPage = jest.fn(() => Promise.resolve(answer))
    await expect(ask(forPage)).rejects.toThrow(message)
    expect(forPage).toHaveBeenCalledTimes(1)
  })
})
