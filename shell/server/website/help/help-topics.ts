import type { TextPage } from '../website-page'
import {
  ACCOUNT_WORDS,
  ALLERGENS_WORDS,
  CARD_HELP_WORDS,
  COLLECTION_WORDS,
  CONTACT_WORDS,
  DELIVERY_PARTNER_WORDS,
  EAT_IN_WORDS,
  MY_ORDER_WORDS,
  PAYING_WORDS,
  RESTAURANT_HELP_WORDS,
} from './help-topics.words'

/** What help is about; the card's number is the one that its links have always had (A03). */
export type TopicId = keyof typeof WORDS

const WORDS = {
  'my-order': MY_ORDER_WORDS,
  paying: PAYING_WORDS,
  allergens: ALLERGENS_WORDS,
  '3386': CARD_HELP_WORDS,
  account: ACCOUNT_WORDS,
  restaurants: RESTAURANT_HELP_WORDS,
  collection: COLLECTION_WORDS,
  'delivery-partner': DELIVERY_PARTNER_WORDS,
  'eat-in': EAT_IN_WORDS,
  contact: CONTACT_WORDS,
} as const

export const HELP_PATH = '/help'
export const TOPIC_PATH = '/help/section'

/** The subjects that the help centre begins with, in its order. */
export const SUBJECTS: readonly TopicId[] = ['my-order', 'paying', 'allergens', '3386', 'account', 'restaurants']

const topicPath = (id: TopicId): `/${string}` => `${TOPIC_PATH}?id=${id}`

const TOPICS = new Map<string, TextPage>(
  (Object.keys(WORDS) as TopicId[]).map((id) => [
    id,
    { kind: 'text', path: topicPath(id), words: WORDS[id], under: 'help' },
  ]),
)

/** The topic that an address asks for, if there is one. */
export const topicOf = (id: string | undefined): TextPage | undefined => (id === undefined ? undefined : TOPICS.get(id))

export const allTopics = (): readonly TextPage[] => [...TOPICS.values()]
