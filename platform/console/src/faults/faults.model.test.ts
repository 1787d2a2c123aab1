import { aFault, ENGLISH } from '../test/builders'
import { faultOf, faultWords, USUAL_FAULT } from './faults.model'

describe('A fault', () => {
  it.each([
    [{}, 'Any /quote · answers 503 · until cleared'],
    [{ method: 'POST', share: 0.5, times: 1 }, 'POST /quote · answers 503 · 50% of calls · 1 more time'],
    [{ kind: 'slow', delayMs: 300 }, 'Any /quote · is only slow · after 300 ms · until cleared'],
    [
      { kind: 'garbage', delayMs: 0, delayUpToMs: 900, times: 3 },
      'Any /quote · answers rubbish · after 0 to 900 ms · 3 more times',
    ],
  ] as const)('with %j is said in words', (over, words) => {
    expect(faultWords(aFault('quote', over), ENGLISH)).toBe(words)
  })

  it('is asked for as the form shows it: nothing typed is no limit, and only an error has a status', () => {
    expect(faultOf(USUAL_FAULT)).toEqual({
      path: '/payment',
      method: null,
      kind: 'status',
      status: 503,
      delayMs: 0,
      delayUpToMs: null,
      share: 1,
      times: null,
    })
    const slow = { ...USUAL_FAULT, kind: 'slow', method: 'PUT', percent: '50', times: '3', delayUpToMs: '900' } as const
    expect(faultOf(slow)).toMatchObject({ method: 'PUT', status: null, share: 0.5, times: 3, delayUpToMs: 900 })
  })
})
