import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { objectStore, readObjectSettings } from './object-store'

const NAMES = ['0000000001.json', '0000000002.json', '0000000003.json', '0000000004.json', '0000000005.json']
const KEYS = { AWS_ACCESS_KEY_ID: 'us', AWS_SECRET_ACCESS_KEY: 'ours' }

describe('objectStore', () => {
  let server: Server
  let asked: URL[]
  let statuses: number[]
  beforeEach(async () => {
    asked = []
    statuses = []
    // The servers that are to be had for tests break where a list goes on.
    server = createServer(({ url = '' }, response) => {
      const { searchParams } = asked[asked.push(new URL(url, 'http://store')) - 1] ?? new URL('http://store')
      const status = statuses.shift() ?? 200
      if (status !== 200) return void response.writeHead(status).end('<Error><Code>SlowDown</Code></Error>')
      const after = searchParams.get('start-after') ?? ''
      const left = NAMES.map((name) => `site/documents/${name}`).filter((key) => key > after)
      const page = left.slice(0, 2).map((key) => `<Contents><Key>${key}</Key></Contents>`)
      response.end(`<ListBucketResult><IsTruncated>${left.length > 2}</IsTruncated>${page.join('')}</ListBucketResult>`)
    })
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  })
  afterEach(() => new Promise((closed) => server.close(closed)))
  const open = () => {
    const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    return objectStore('s3://galo/site', readObjectSettings({ ...KEYS, AWS_ENDPOINT_URL_S3: endpoint }))
  }

  it('goes on where a list was cut', async () => {
    expect(await open().list('documents/')).toEqual(NAMES.map((name) => `documents/${name}`))
    expect(asked).toHaveLength(3)
    expect(
      asked.every(
        ({ pathname, searchParams }) => pathname === '/galo' && searchParams.get('prefix') === 'site/documents/',
      ),
    ).toBe(true)
  })

  it('asks again when the store is busy, and says so when it stays busy', async () => {
    statuses = [503, 503]
    expect(await open().list('documents/')).toHaveLength(NAMES.length)
    statuses = [503, 503, 503, 503]
    await expect(open().create('releases.json', '')).rejects.toThrow(
      's3://galo/site answered 503 SlowDown to writing releases.json',
    )
  })

  it('takes two who are at one object at once for one who was slower', async () => {
    statuses = [409, 412, 404]
    expect(await open().create('releases.json', '')).toBe(false)
    expect(await open().replace('releases.json', '', '"tag"')).toBe(false)
    expect(await open().replace('releases.json', '', '"tag"')).toBe(false)
  })
})

describe('readObjectSettings', () => {
  it('asks Amazon, of the region that is said, unless another is named', () => {
    expect(readObjectSettings(KEYS).endpoint).toBe('https://s3.us-east-1.amazonaws.com')
    expect(readObjectSettings({ ...KEYS, AWS_REGION: 'eu-west-2' }).endpoint).toBe('https://s3.eu-west-2.amazonaws.com')
    expect(readObjectSettings({ ...KEYS, AWS_ENDPOINT_URL: 'https://objects.example/' }).endpoint).toBe(
      'https://objects.example',
    )
  })
})
