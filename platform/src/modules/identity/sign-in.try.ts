import { tidyText } from '@galo/domain'
import type { Platform, SteppedPlatform } from '../../kernel/platform'
import type { AttemptKind } from './attempts.rules'
import { countAttempt, forgetAttempts, giveBackAttempt } from './attempts.store'
import { createCustomer, emailKey, findCustomerByEmail } from './customers.store'
import { sendConfirmLetter } from './letters'
import { hashPassword, isPassword } from './password'
import type { Form, Problems } from './sign-in.forms'

export type Outcome =
  | { readonly kind: 'in'; readonly customerId: string }
  | { readonly kind: 'wrong'; readonly problems: Problems }
  | { readonly kind: 'wait'; readonly seconds: number }

/** Where somebody tries to sign in: their network address, and the browser's own id when the account was signed in with it before. */
export interface AttemptSource {
  readonly address: string
  readonly device: string | null
}

/** What a guess counts against. The first is the guesser's own, and starts anew once they are in. */
const countedBy = (account: string, { address, device }: AttemptSource): readonly (readonly [AttemptKind, string])[] =>
  device === null
    ? [
        ['place', `${account} ${address}`],
        ['address', address],
        ['account', account],
      ]
    : [['device', `${account} ${device}`]]

export const trySignIn = async (
  { db, clock }: Platform,
  { email = '', password = '' }: Form,
  source: AttemptSource,
): Promise<Outcome> => {
  const now = clock.now()
  const account = emailKey(email)
  const [own, ...shared] = countedBy(account, source)
  for (const [kind, who] of countedBy(account, source)) {
    const seconds = await countAttempt(db, kind, who, now)
    // Who has to wait counts no further: one address alone does not use up what is everybody's.
    if (seconds > 0) return { kind: 'wait', seconds }
  }
  const customer = await findCustomerByEmail(db, account)
  const isRight = await isPassword(password, customer?.passwordHash ?? null)
  if (customer === undefined || !isRight) return { kind: 'wrong', problems: { form: 'wrong-together' } }
  if (own !== undefined) await forgetAttempts(db, ...own)
  for (const [kind, who] of shared) await giveBackAttempt(db, kind, who)
  return { kind: 'in', customerId: customer.id }
}

/** Who registers, and where. */
interface Newcomer {
  readonly market: 'UK' | 'IE'
  /** Origin of the site they came from. */
  readonly site: string
  readonly address: string
}

/**
 * A new account, and the letter that asks whether its e-mail is theirs; they are in without waiting for it. That an address is taken can
 * not be hidden from who wants it, so asking counts as an attempt of the network address: nobody learns about more than a handful.
 */
export const tryRegister = async (
  platform: Pick<SteppedPlatform, 'config' | 'db' | 'clock' | 'origin'>,
  { email = '', password = '', givenName = '', familyName = '' }: Form,
  { market, site, address }: Newcomer,
): Promise<Outcome> => {
  const { db, clock } = platform
  const now = clock.now()
  const seconds = await countAttempt(db, 'address', address, now)
  if (seconds > 0) return { kind: 'wait', seconds }
  const passwordHash = await hashPassword(password)
  const names = { givenName: tidyText(givenName), familyName: tidyText(familyName) }
  const customerId = await db.transaction(async (tx) => {
    const id = await createCustomer(tx, { email, passwordHash, ...names, market }, now)
    if (id !== null) await sendConfirmLetter(platform, tx, { id, email: emailKey(email), market, ...names }, site, now)
    return id
  })
  if (customerId === null) return { kind: 'wrong', problems: { email: 'email-taken' } }
  await giveBackAttempt(db, 'address', address)
  return { kind: 'in', customerId }
}
