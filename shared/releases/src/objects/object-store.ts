import { AwsClient } from 'aws4fetch'
import { readObjectAddress, type ObjectSettings } from './object-settings'

export { isObjectAddress, readObjectAddress, readObjectSettings, type ObjectSettings } from './object-settings'

export interface StoredObject {
  readonly bytes: Uint8Array
  /** Another whenever the object is. */
  readonly tag: string
  readonly writtenAt: string
}

/** Objects of a bucket, by their names below one folder of it. An object is there whole or not at all. */
export interface ObjectStore {
  /** As it was asked for: `s3://bucket/folder`. */
  readonly address: string
  /** `null`: there is none. `'same'`: it is still the one with the tag `unless`. */
  read(name: string, unless?: string): Promise<StoredObject | 'same' | null>
  /** `false`, and nothing is written, when there is one already, or somebody is at it. */
  create(name: string, bytes: Uint8Array | string): Promise<boolean>
  /** `false`, and nothing is written, when it is not the one with this tag any more. */
  replace(name: string, bytes: Uint8Array | string, tag: string): Promise<boolean>
  /** Names in a folder and those below it, in order. */
  list(folder: string): Promise<readonly string[]>
}

/** What neither answers nor breaks is given up, in milliseconds. */
const PATIENCE_MS = 15_000
/** An object store that is busy says so: it is asked again so often. */
const RETRIES = 3

/** `If-Match` and `If-None-Match` when it is not so, or when two were at it at once. */
const isLost = ({ status }: Response): boolean => status === 412 || status === 409

const pathOf = (name: string): string => name.split('/').map(encodeURIComponent).join('/')

export const objectStore = (address: string, settings: ObjectSettings): ObjectStore => {
  const { bucket, folder } = readObjectAddress(address)
  const client = new AwsClient({
    accessKeyId: settings.accessKeyId,
    secretAccessKey: settings.secretAccessKey,
    region: settings.region,
    service: 's3',
    retries: RETRIES,
    ...(settings.sessionToken !== undefined && { sessionToken: settings.sessionToken }),
  })
  const bucketUrl = `${settings.endpoint}/${bucket}`

  const failed = async (what: string, response: Response): Promise<Error> => {
    const text = await response.text()
    const code = /<Code>([^<]*)<\/Code>/.exec(text)?.[1] ?? ''
    return new Error(`${address} answered ${[response.status, code].join(' ').trim()} to ${what}`)
  }

  const ask = (url: string, init: RequestInit = {}): Promise<Response> =>
    client.fetch(url, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) })

  const put = async (name: string, body: Uint8Array | string, condition: Record<string, string>) => {
    const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : new Uint8Array(body)
    const response = await ask(`${bucketUrl}/${pathOf(folder + name)}`, {
      method: 'PUT',
      headers: condition,
      body: bytes,
    })
    // Where it was removed there is nothing to match.
    if (isLost(response) || (response.status === 404 && condition['if-match'] !== undefined)) return false
    if (!response.ok) throw await failed(`writing ${name}`, response)
    return true
  }

  return {
    address,
    async read(name, unless) {
      const headers = unless === undefined ? {} : { 'if-none-match': unless }
      const response = await ask(`${bucketUrl}/${pathOf(folder + name)}`, { headers })
      if (response.status === 304) return 'same'
      if (!response.ok) {
        const error = await failed(`reading ${name}`, response)
        if (error.message.includes(' NoSuchKey ')) return null
        throw error
      }
      return {
        bytes: new Uint8Array(await response.arrayBuffer()),
        tag: response.headers.get('etag') ?? '',
        writtenAt: new Date(response.headers.get('last-modified') ?? Date.now()).toISOString(),
      }
    },
    create: (name, bytes) => put(name, bytes, { 'if-none-match': '*' }),
    replace: (name, bytes, tag) => put(name, bytes, { 'if-match': tag }),
    async list(below) {
      const names: string[] = []
      for (;;) {
        const last = names.at(-1)
        const query = new URLSearchParams({
          'list-type': '2',
          prefix: folder + below,
          ...(last !== undefined && { 'start-after': folder + last }),
        })
        const response = await ask(`${bucketUrl}?${query.toString()}`)
        if (!response.ok) throw await failed(`listing ${below}`, response)
        const text = await response.text()
        const page = [...text.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = '']) => key.slice(folder.length))
        names.push(...page)
        if (page.length === 0 || !text.includes('<IsTruncated>true</IsTruncated>')) return names
      }
    },
  }
}
