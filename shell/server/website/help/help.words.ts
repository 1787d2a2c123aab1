import { defineWords } from '@galo/words'
import type { TextPageWords } from '../text'

type HelpWords = Pick<TextPageWords, 'name' | 'title' | 'description' | 'lede'> & {
  readonly ask: string
  readonly example: string
  readonly search: string
  readonly found: (words: string) => string
  readonly nothing: (words: string) => string
  readonly allSubjects: string
  readonly subjects: string
  readonly person: string
  readonly personText: string
  readonly write: string
  readonly answered: string
  readonly noSuchTopic: string
  readonly noSuchTopicText: string
  readonly myOrders: string
}

export const HELP_WORDS = defineWords<HelpWords>({
  en: {
    name: 'Help',
    title: 'What’s up?',
    description:
      'Help with orders, payments, allergens, the Galo card, accounts and restaurants, and how to reach a person.',
    lede: 'Most things have an answer here. For the rest there are people.',
    ask: 'Ask in your own words',
    example: 'Chips missing',
    search: 'Search',
    found: (words) => `What we know about “${words}”`,
    nothing: (words) => `Nothing here speaks of “${words}”. Pick a subject, or ask a person.`,
    allSubjects: 'All subjects',
    subjects: 'Pick a subject',
    person: 'Talk to a person',
    personText: 'Every day, 11:00 to 21:00.',
    write: 'Write to us',
    answered: 'Answered within two working days',
    noSuchTopic: 'That subject isn’t here',
    noSuchTopicText: 'The link may be old. Perhaps it’s one of these.',
    myOrders: 'See my orders',
  },
})
