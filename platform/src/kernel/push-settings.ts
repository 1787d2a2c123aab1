import { createECDH } from 'node:crypto'
import { isLocal } from '@galo/domain/environment'

type Variables = Readonly<Record<string, string | undefined>>

/** What push services know us by: a pair of keys, and whom they write to when something is wrong with what we send (VAPID). */
export interface VapidDetails {
  readonly publicKey: string
  readonly privateKey: string
  readonly subject: string
}

/** Good enough on one machine, and known to everybody who reads this. */
export const DEVELOPMENT_VAPID: VapidDetails = {
  publicKey: 'BMoFvzRGBBAqL1QrLYdJoIZ7uNej2pk916vlbVYLTNlAHo0YnmesZ5rjTX8gvm44kkhylltMYmDfG3YaVhFpRP4',
  privateKey: 'R1Y49IOnpKVLIUEoWXKuAP1F7w43rdp-j7uD9QTeg48',
  subject: 'mailto:push@galo.example',
}

const KEY_BYTES = 32

/** The public key of a private one; null for what is no private key. */
const publicKeyOf = (privateKey: string): string | null => {
  if (Buffer.from(privateKey, 'base64url').length !== KEY_BYTES) return null
  try {
    const pair = createECDH('prime256v1')
    pair.setPrivateKey(privateKey, 'base64url')
    return pair.getPublicKey('base64url')
  } catch {
    return null
  }
}

const SETTINGS = ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT'] as const

const subjectProblem = (subject: string): string | null =>
  /^mailto:\S+@\S+$/.test(subject) || /^https:\/\/\S+$/.test(subject)
    ? null
    : 'must begin with mailto: or https:, it is whom push services write to'

const privateProblem = (privateKey: string, publicKey: string): string | null => {
  if (privateKey === DEVELOPMENT_VAPID.privateKey) return 'is the development key, which everybody knows'
  const belongsTo = publicKeyOf(privateKey)
  if (belongsTo === null) return 'is no private key on P-256'
  return belongsTo === publicKey ? null : 'does not belong to VAPID_PUBLIC_KEY'
}

/**
 * What is wrong with the keys for web push, each as `NAME: why`. Without any of them nothing is pushed; with some of them browsers would
 * subscribe to what nobody can send.
 */
export const pushProblems = (variables: Variables): readonly string[] => {
  const missing = SETTINGS.filter((name) => !variables[name])
  if (missing.length === SETTINGS.length) return []
  if (missing.length > 0) return missing.map((name) => `${name}: must be set with the other two, or none of them`)
  const { GALO_ENV, VAPID_PUBLIC_KEY = '', VAPID_PRIVATE_KEY = '', VAPID_SUBJECT = '' } = variables
  const isOwn = isLocal(GALO_ENV) && VAPID_PRIVATE_KEY === DEVELOPMENT_VAPID.privateKey
  const problems = {
    VAPID_PRIVATE_KEY: isOwn ? null : privateProblem(VAPID_PRIVATE_KEY, VAPID_PUBLIC_KEY),
    VAPID_SUBJECT: subjectProblem(VAPID_SUBJECT),
  }
  return Object.entries(problems).flatMap(([setting, why]) => (why === null ? [] : [`${setting}: ${why}`]))
}

/** The keys that are set; on a machine of one's own a pair made for it; elsewhere, where nothing is said, none. */
export const vapidOf = ({
  GALO_ENV,
  VAPID_PUBLIC_KEY: publicKey,
  VAPID_PRIVATE_KEY: privateKey,
  VAPID_SUBJECT: subject,
}: Variables): VapidDetails | null => {
  if (publicKey && privateKey && subject) return { publicKey, privateKey, subject }
  return isLocal(GALO_ENV) ? DEVELOPMENT_VAPID : null
}
