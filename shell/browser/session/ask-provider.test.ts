import { askProvider } from './ask-provider'

const answering = (answer: () => Promise<Response>) => {
  const asked = jest.spyOn(globalThis, 'fetch').mockImplementation(answer)
  return { asked, answer: askProvider('https://identity.test') }
}

describe('the provider, asked whether somebody is signed in there', () => {
  afterEach(() => void jest.restoreAllMocks())

  it.each([
    ['a person', () => Response.json({ userId: 'u-1', expiresAt: '2026-12-01T12:00:00Z' }), { userId: 'u-1' }],
    ['404', () => Response.json({}, { status: 404 }), 'none'],
    ['500', () => Response.json({}, { status: 500 }), 'unknown'],
    ['something else', () => Response.json({ user: 'u-1' }), 'unknown'],
    ['no JSON', () => new Response('<html>'), 'unknown'],
  ])('and answering %s', (_, response, expected) =>
    expect(answering(() => Promise.resolve(response())).answer).resolves.toEqual(expected),
  )

  it('and not reached leaves it open', () =>
    expect(answering(() => Promise.reject(new TypeError('Failed to fetch'))).answer).resolves.toBe('unknown'))

  it('is asked with its own cookie, at the address of the specification', async () => {
    const { asked, answer } = answering(() => Promise.resolve(Response.json({}, { status: 404 })))
    await answer
    expect(asked).toHaveBeenCalledWith(
      'https://identity.test/identity/provider/api/v1/sessions/me',
      expect.objectContaining({ credentials: 'include' }),
    )
  })
})
