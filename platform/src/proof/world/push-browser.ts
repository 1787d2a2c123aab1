import { createDecipheriv, createECDH, hkdfSync, randomBytes, randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { PushDevice } from '../../providers/push/port'

const SALT_BYTES = 16
const SIZE_BYTES = 4
const TAG_BYTES = 16
/** What ends a record that is the last one. */
const LAST = 2

const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length))

const takenSchema = z.object({ messages: z.array(z.object({ topic: z.string(), body: z.string() })) })

export interface PushBrowser {
  readonly device: PushDevice
  /** What came for it, in the order it came, as it reads. */
  read(): Promise<{ readonly topic: string; readonly payload: unknown }[]>
}

/**
 * A browser with a subscription at the push stand-in. It decrypts as RFC 8291 says a browser does, by itself: the library that encrypts has
 * no part in it.
 */
export const aPushBrowser = (platformUrl: string, name: string = randomUUID()): PushBrowser => {
  const pair = createECDH('prime256v1')
  const own = pair.generateKeys()
  const auth = randomBytes(SALT_BYTES)
  const endpoint = `${platformUrl}/stand-ins/push/${name}`

  const decrypt = (body: Buffer): unknown => {
    const salt = body.subarray(0, SALT_BYTES)
    const keyLength = body[SALT_BYTES + SIZE_BYTES] ?? 0
    const keyAt = SALT_BYTES + SIZE_BYTES + 1
    const theirs = body.subarray(keyAt, keyAt + keyLength)
    const record = body.subarray(keyAt + keyLength)
    const shared = pair.computeSecret(theirs)
    const secret = derive(shared, auth, Buffer.concat([Buffer.from('WebPush: info\0'), own, theirs]), 32)
    const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
    const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
    const decipher = createDecipheriv('aes-128-gcm', key, nonce)
    decipher.setAuthTag(record.subarray(-TAG_BYTES))
    const plain = Buffer.concat([decipher.update(record.subarray(0, -TAG_BYTES)), decipher.final()])
    return JSON.parse(plain.subarray(0, plain.lastIndexOf(LAST)).toString('utf8'))
  }

  return {
    device: { endpoint, keys: { p256dh: own.toString('base64url'), auth: auth.toString('base64url') } },
    read: async () => {
      const { messages } = takenSchema.parse(await (await fetch(endpoint)).json())
      return messages.map(({ topic, body }) => ({ topic, payload: decrypt(Buffer.from(body, 'base64url')) }))
    },
  }
}
