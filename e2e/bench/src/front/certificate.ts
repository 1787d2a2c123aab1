import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** One DER element: tag, length, content. */
const der = (tag: number, ...content: readonly Uint8Array[]): Buffer => {
  const body = Buffer.concat(content)
  const size = body.length
  const length = size < 128 ? [size] : size < 256 ? [0x81, size] : [0x82, size >> 8, size & 0xff]
  return Buffer.concat([Buffer.from([tag, ...length]), body])
}

const sequence = (...content: readonly Uint8Array[]) => der(0x30, ...content)
const ECDSA_WITH_SHA256 = sequence(Buffer.from('06082a8648ce3d040302', 'hex'))
const LOCALHOST = sequence(der(0x31, sequence(Buffer.from('0603550403', 'hex'), der(0x0c, Buffer.from('localhost')))))

const utcTime = (at: Date) => der(0x17, Buffer.from(`${at.toISOString().replace(/[-:T]/g, '').slice(2, 14)}Z`))

const pem = (label: string, content: Buffer) =>
  `-----BEGIN ${label}-----\n${content.toString('base64').replace(/(.{64})/g, '$1\n')}\n-----END ${label}-----\n`

export interface Certificate {
  readonly key: string
  readonly cert: string
  /** What a browser is told to trust: the hash of the public key, in the form of `--ignore-certificate-errors-spki-list`. */
  readonly spki: string
}

/** A certificate for localhost that lives a day and signs itself. Browsers speak HTTP/2 over TLS only. */
export const createCertificate = (now: Date): Certificate => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const publicDer = publicKey.export({ type: 'spki', format: 'der' })
  const serial = der(0x02, Buffer.from([0x01]), randomBytes(8))
  const validity = sequence(utcTime(new Date(now.getTime() - 3_600_000)), utcTime(new Date(now.getTime() + 86_400_000)))
  const body = sequence(serial, ECDSA_WITH_SHA256, LOCALHOST, validity, LOCALHOST, publicDer)
  const signature = der(0x03, Buffer.from([0x00]), sign('sha256', body, privateKey))
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: pem('CERTIFICATE', sequence(body, ECDSA_WITH_SHA256, signature)),
    spki: createHash('sha256').update(publicDer).digest('base64'),
  }
}
