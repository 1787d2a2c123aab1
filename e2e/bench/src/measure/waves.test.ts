import { wavesOf, wavesUntilPaint } from './waves'

type Asked = Parameters<typeof wavesOf>[0][number]
const page: Asked = { url: '/', initiator: { by: 'other', url: undefined }, startMs: 0, endMs: 200 }
const named = (url: string, endMs: number, by: 'document' | 'script' = 'document', from = '/'): Asked => ({
  url,
  initiator: { by, url: from },
  startMs: endMs - 100,
  endMs,
})

describe('wavesOf', () => {
  it('counts what the document names as the second wave, however late its parser meets it', () => {
    const script = named('/a.js', 300)
    const late = named('/late.avif', 900)
    expect([...wavesOf([page, script, late]).values()]).toEqual([1, 2, 2])
  })

  it('puts what a script asks for after the script', () => {
    const waves = wavesOf([page, named('/a.js', 300), named('/b.js', 450, 'script', '/a.js')])
    expect([...waves.values()]).toEqual([1, 2, 3])
  })

  it('counts data that a script waited for before it asked again', () => {
    const requests = [
      page,
      named('/a.js', 300),
      named('/data', 450, 'script', '/a.js'),
      named('/more', 600, 'script', '/a.js'),
    ]
    expect([...wavesOf(requests).values()]).toEqual([1, 2, 3, 4])
  })
})

describe('wavesUntilPaint', () => {
  it('is the wave of the picture, when the largest paint is one', () => {
    const requests = [page, named('/a.js', 300), named('/b.js', 450, 'script', '/a.js'), named('/dish.avif', 500)]
    expect(wavesUntilPaint(requests, { atMs: 900, pictureUrl: '/dish.avif' })).toBe(2)
  })

  it('is the last wave that had come, when the largest paint is text', () => {
    const requests = [page, named('/a.js', 300), named('/b.js', 450, 'script', '/a.js')]
    expect(wavesUntilPaint(requests, { atMs: 400, pictureUrl: '' })).toBe(2)
    expect(wavesUntilPaint(requests, { atMs: 500, pictureUrl: '' })).toBe(3)
  })
})
