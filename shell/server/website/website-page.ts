import type { Market } from '@galo/domain'
import type { WordTables } from '@galo/words'
import type { ShortPageWords, TextPageWords } from './text'

interface Addressed {
  readonly path: `/${string}`
  /** Left out: both. */
  readonly markets?: readonly Market[]
}

/** Read from top to bottom: law, stories, answers. */
export interface TextPage extends Addressed {
  readonly kind: 'text'
  readonly words: WordTables<TextPageWords>
  /** Ends with the question about cookies, and what this visitor said. */
  readonly asksConsent?: true
  /** What it is a part of, besides the site. */
  readonly under?: 'help'
}

/** Says what is not there yet, and leads on. */
export interface ComingPage extends Addressed {
  readonly kind: 'coming'
  readonly words: WordTables<ShortPageWords>
}

/** Asks where somebody is, and leads to the restaurants around. */
export interface LocatorPage extends Addressed {
  readonly kind: 'locator'
  readonly words: WordTables<ShortPageWords>
}

/** A page of the website that the BFF writes itself: no remote, no platform and no script has to be there for it. Those of restaurants need the platform, and stand apart. */
export type WebsitePage = TextPage | ComingPage | LocatorPage
