import { handOver } from './hand-over'

const DATA = { title: 'A basket at Galo Deansgate', url: 'https://galo.test/x' }
const refusing = (name: string) => () => Promise.reject(Object.assign(new Error('No'), { name }))

describe('a link that is handed over', () => {
  it('goes through what the device shares with, and is copied where it has nothing', async () => {
    const sent: unknown[] = []
    const share = async (data: unknown) => void sent.push(data)
    expect(await handOver({ share }, DATA)).toBe('sent')
    expect(await handOver({ clipboard: { writeText: async (text) => void sent.push(text) } }, DATA)).toBe('copied')
    expect(sent).toEqual([DATA, DATA.url])
  })

  it('is neither copied nor talked about when somebody goes back', async () => {
    const clipboard = { writeText: () => Promise.reject(new Error('Nobody copies it')) }
    expect(await handOver({ share: refusing('AbortError'), clipboard }, DATA)).toBe('left')
  })

  it('is there to be copied by hand where the browser refuses both', async () => {
    const clipboard = { writeText: refusing('NotAllowedError') }
    expect(await handOver({ share: refusing('NotAllowedError'), clipboard }, DATA)).toBe('by-hand')
    expect(await handOver({}, DATA)).toBe('by-hand')
  })
})
