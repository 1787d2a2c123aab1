import { wordsOf } from '@galo/words/tables'
import type { Db } from '../../kernel/db/database'
import type { SteppedPlatform } from '../../kernel/platform'
import { sendLetter, type LetterKind } from '../outbox'
import { FIRST_PASSWORD_LIVES_S, type LinkPurpose } from './account-links.rules'
import { issueLink } from './account-links.store'
import { findCustomerByEmail, type CustomerRow } from './customers.store'
import { LETTER_WORDS } from './letters.words'
import { siteOf } from '../../kernel/site-of'
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

const WORDS = {
  'new-password': 'newPassword',
  'confirm-email': 'confirmEmail',
  joined: 'joined',
  'joined-before': 'joinedBefore',
} as const satisfies Partial<Record<LetterKind, string>>

const PATHS = {
  'new-password': NEW_PASSWORD_PATH,
  'confirm-email': CONFIRM_EMAIL_PATH,
} as const satisfies Record<LinkPurpose, string>

const send = (
  { config }: Pick<Sender, 'config'>,
  tx: Db,
  { market, email: toEmail, givenName }: LetterReader,
  { kind, link }: { readonly kind: keyof typeof WORDS; readonly link: string },
  now: Date,
): Promise<void> => {
  const { hello, [WORDS[kind]]: said } = wordsOf(LETTER_WORDS, localeOf(config, market))
  const text = paragraphs(hello(givenName), said.text, said.notYou)
  return sendLetter(tx, { kind, market, toEmail, subject: said.subject, text, link }, now)
}

interface Asked {
  readonly purpose: LinkPurpose
  /** Where they came from. */
  readonly site: string
  readonly livesS?: number
}

const newLink = async (
  { origin }: Sender,
  tx: Db,
  { id: customerId }: LetterReader,
  { purpose, site, livesS }: Asked,
  now: Date,
): Promise<string> => {
  const token = await issueLink(tx, { customerId, purpose, site }, now, livesS)
  return `${origin}${pathFor(PATHS[purpose], site)}&link=${token}`
}

/** Writes to somebody, with a link that is good for what the letter is about; `site` is where they came from. */
const sendLinkLetter = async (
  purpose: LinkPurpose,
  sender: Sender,
  tx: Db,
  reader: LetterReader,
  site: string,
  now: Date,
): Promise<void> => {
  const link = await newLink(sender, tx, reader, { purpose, site }, now)
  await send(sender, tx, reader, { kind: purpose, link }, now)
}

/** Welcomes who joined with an order, with the way to a first password. */
export const sendJoinedLetter = async (sender: Sender, tx: Db, reader: LetterReader, now: Date): Promise<void> => {
  const site = siteOf(sender.config, reader.market)
  const asked = { purpose: 'new-password', site, livesS: FIRST_PASSWORD_LIVES_S } as const
  await send(sender, tx, reader, { kind: 'joined', link: await newLink(sender, tx, reader, asked, now) }, now)
}

/** Tells the owner of an account that somebody wanted to join with their e-mail: only here is it said that there is one. */
export const sendJoinedBeforeLetter = (sender: Sender, tx: Db, reader: LetterReader, now: Date): Promise<void> =>
  send(
    sender,
    tx,
    reader,
    { kind: 'joined-before', link: `${siteOf(sender.config, reader.market)}/card/auth/login` },
    now,
  )

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
