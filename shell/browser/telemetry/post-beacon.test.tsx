import { cut, postBeacon } from './post-beacon'

const sizeOf = (value: unknown) => new Blob([JSON.stringify(value)]).size

describe('cut', () => {
  it('leaves what is short as it is', () => {
    const line = { message: 'a', details: { status: 503 } }
    expect(cut(line)).toEqual(line)
  })

  it('keeps twenty of the longest entries below what a browser takes at once', () => {
    const details = Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`detail${index}`, '料'.repeat(900)]))
    const long = cut({ level: 'error', message: '料'.repeat(4_000), at: 1, details })
    expect(long.message).toHaveLength(400)
    expect(Object.keys(JSON.parse(JSON.stringify(long.details)) as object)).toHaveLength(6)
    expect(sizeOf(Array.from({ length: 20 }, () => long))).toBeLessThan(60_000)
  })
})

describe('postBeacon', () => {
  it('says when the browser took nothing, and fails nobody where it is forbidden', () => {
    navigator.sendBeacon = () => false
    expect(postBeacon('/x', {})).toBe(false)
    navigator.sendBeacon = () => {
      throw new TypeError('forbidden')
    }
    expect(postBeacon('/x', {})).toBe(false)
  })
})
