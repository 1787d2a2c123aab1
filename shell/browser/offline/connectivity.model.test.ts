import { connectivityAfter, isToldOnline, type Connectivity, type Finding } from './connectivity.model'

const after = (...findings: Finding[]): Connectivity =>
  findings.reduce<Connectivity>((now, finding) => connectivityAfter(now, finding), { kind: 'online' })

describe('connectivity', () => {
  it('is lost when the site was silent and the silence has lasted, in whichever order one learns of it', () => {
    expect(after('doubted', 'silent', 'lasted').kind).toBe('offline')
    expect(after('doubted', 'lasted', 'silent').kind).toBe('offline')
  })

  it('is not lost by a doubt alone, however long it lasts', () =>
    expect(isToldOnline(after('doubted', 'lasted'))).toBe(true))

  it('is not lost when the site answers, whatever the browser says', () => {
    expect(after('doubted', 'answered').kind).toBe('online')
    expect(after('doubted', 'silent', 'answered', 'lasted').kind).toBe('online')
  })

  it('is back when an answer came and nothing was silent until that had lasted', () => {
    const lost = ['doubted', 'silent', 'lasted'] as const
    expect(isToldOnline(after(...lost, 'answered'))).toBe(false)
    expect(after(...lost, 'answered', 'lasted').kind).toBe('online')
    expect(after(...lost, 'answered', 'silent', 'lasted').kind).toBe('offline')
    expect(after(...lost, 'doubted', 'lasted').kind).toBe('offline')
  })
})
