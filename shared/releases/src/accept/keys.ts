import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { signerWith, type Signer, type TrustedKeys } from './signature'

/** As a setting has it: its name, a colon, and the key as `openssl` writes it with `-outform DER`, in base64. */
const WRITTEN = /^([\w.-]+):([A-Za-z0-9+/]+={0,2})$/

const read = (text: string, keyIn: (der: Buffer) => KeyObject): readonly [name: string, key: KeyObject] => {
  const [, name = '', base64 = ''] = WRITTEN.exec(text.trim()) ?? []
  const asked = 'must be a name, a colon and an Ed25519 key (DER) in base64'
  if (name === '') throw new Error(asked)
  const key = (() => {
    try {
      return keyIn(Buffer.from(base64, 'base64'))
    } catch {
      throw new Error(`${name}: ${asked}`)
    }
  })()
  if (key.asymmetricKeyType !== 'ed25519') throw new Error(`${name}: ${asked}`)
  return [name, key]
}

/** Public keys, with commas between several: a new one is trusted before the old one goes. Throws with what a key must be. */
export const readTrustedKeys = (text: string): TrustedKeys =>
  Object.fromEntries(
    text.split(',').map((each) => read(each, (der) => createPublicKey({ key: der, format: 'der', type: 'spki' }))),
  )

/** A private key, as one who signs. Throws with what it must be, and never with what it is. */
export const readSigner = (text: string): Signer & { readonly publicKey: KeyObject } => {
  const [name, key] = read(text, (der) => createPrivateKey({ key: der, format: 'der', type: 'pkcs8' }))
  return { ...signerWith(name, key), publicKey: createPublicKey(key) }
}

/** Two new keys that belong together, as settings have them. */
export const newKeys = (name: string): { readonly privateKey: string; readonly publicKey: string } => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const written = (der: Buffer) => `${name}:${der.toString('base64')}`
  return {
    privateKey: written(privateKey.export({ format: 'der', type: 'pkcs8' })),
    publicKey: written(publicKey.export({ format: 'der', type: 'spki' })),
  }
}
