import { afterRedirect, NO_REDIRECTS, type RedirectLoop, type Verdict } from './redirect-loop.model'

const NOON = Date.parse('2026-11-18T12:00:00Z')

/** So many redirects, so many milliseconds apart. */
const redirected = (times: number, apartMs: number) => {
  let loop: RedirectLoop = NO_REDIRECTS
  const verdicts: Verdict[] = []
  for (let time = 0; time < times; time++) {
    const after = afterRedirect(loop, `/page/${time}`, NOON + time * apartMs)
    loop = after.loop
    verdicts.push(after.verdict)
  }
  return { loop, verdicts }
}

describe('redirects', () => {
  it('are followed, as many as there are, when they take their time', () =>
    expect(new Set(redirected(20, 2_000).verdicts)).toEqual(new Set(['go'])))

  it('go round in circles from the fifth within five seconds: that is told once, and they are not followed any more', () =>
    expect(redirected(7, 100).verdicts).toEqual(['go', 'go', 'go', 'go', 'tell', 'stop', 'stop']))

  it('are counted anew once five seconds are over', () => {
    const { loop } = redirected(6, 100)
    expect(afterRedirect(loop, '/page/x', NOON + 5_000)).toMatchObject({
      verdict: 'go',
      loop: { redirectCount: 1, urls: ['/page/x'], logged: false },
    })
  })

  it('leave their last nine addresses', () =>
    expect(redirected(12, 100).loop.urls).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11].map((page) => `/page/${page}`)))
})
