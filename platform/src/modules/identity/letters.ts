import { wordsOf } from '@galo/words/tables'
import type { Db } from '../../kernel/db/database'
import type { SteppedPlatform } from '../../kernel/platform'
import { sendLetter } from '../outbox'
import { issueLink } from './account-links.store'
import { findCustomerByEmail, type CustomerRow } from './customers.store'
import { LETTER_WORDS } from './letters.words'
import { localeOf } from './pages/show'

/** Where a new password is chosen, on this platform. */
export const NEW_PASSWORD_PATH = '/identity/new-password'
/** Where somebody says that an e-mail is theirs. */
export const CONFIRM_EMAIL_PATH = '/identity/confirm-email'

type LetterReader = Pick<CustomerRow, 'id' | 'email' | 'market' | 'givenName'>
type Sender = Pick<SteppedPlatform, 'config' | 'origin'>

/** The path of a letter's page, for a link that was asked for at `site`: it leads home to it when the link itself is over, on any device. */
export const pathFor = (path: string, site: string): string => `${path}?site=${encodeURIComponent(site)}`

const paragraphs = (...texts: readonly string[]): string => texts.join('\n\n')

const LETTERS = {
  'new-password': { words: 'newPassword', path: NEW_PASSWORD_PATH },
  'confirm-email': { words: 'confirmEmail', path: CONFIRM_EMAIL_PATH },
} as const

/** Writes to somebody, with a link that is good for what the letter is about; `site` is where they came from. */
const sendLinkLetter = async (
  kind: keyof typeof LETTERS,
  { config, origin }: Sender,
  tx: Db,
  { id: customerId, email: toEmail, market, givenName }: LetterReader,
  site: string,
  now: Date,
): Promise<void> => {
  const { words, path } = LETTERS[kind]
  const { hello, [words]: said } = wordsOf(LETTER_WORDS, localeOf(config, market))
  const token = await issueLink(tx, { customerId, purpose: kind, site }, now)
  const letter = {
    ...{ kind, market, toEmail, subject: said.subject },
    text: paragraphs(hello(givenName), said.text, said.notYou),
    link: `${origin}${pathFor(path, site)}&link=${token}`,
  }
  await sendLetter(tx, letter, now)
}

/** Asks whether the e-mail of an account is theirs who made it. */
export const sendConfirmLetter = (
  platform: Sender,
  tx: Db,
  reader: LetterReader,
  site: string,
  now: Date,
): Promise<void> => sendLinkLetter('confirm-email', platform, tx, reader, site, now)

/** Longer than writing a letter takes: how late the answer is tells nobody whether there was anybody to write to. */
const ANSWERED_AFTER_MS = 250

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Writes to whoever has that e-mail; takes as long, and says as little, when nobody has. */
export const writeToWhoForgot = async (
  platform: SteppedPlatform,
  { email, site }: { readonly email: string; readonly site: string },
): Promise<void> => {
  const now = platform.clock.now()
  const write = platform.db.transaction(async (tx) => {
    const customer = await findCustomerByEmail(tx, email)
    if (customer !== undefined) await sendLinkLetter('new-password', platform, tx, customer, site, now)
  })
  await Promise.all([write, wait(ANSWERED_AFTER_MS)])
}
