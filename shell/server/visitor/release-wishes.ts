import type { Market } from '@galo/domain'
import type { ReleaseDocument } from '@galo/contracts/release'
import { readVisitor, wish } from '@galo/releases'
import type { BffConfig } from '../config'
import { DOCUMENT_WORDS } from '../http/document.words'
import type { Sign } from '../http/signs'
import { wordsOf, type Locale } from '@galo/words'
import type { LinkParameter } from './link-parameters'
import { keepVisitor, newVisitor, visitorKeyIn } from './visitor-key'

const NAME = 'release'

type Wishes = Readonly<Record<string, string>>

/** `mfe-menu@4f2e91,mfe-search@1.0.0`, each by its version or by how that ends; `null` when there is one that the document doesn't know. */
const readWishes = (text: string, { microFrontends }: ReleaseDocument): Wishes | null => {
  const wishes: Record<string, string> = {}
  for (const each of text.split(',')) {
    const [app = '', end = ''] = each.trim().split('@')
    const found = (microFrontends[`@galo/${app}`] ?? []).filter(({ metadata }) => metadata.version.endsWith(end))
    const [release] = found
    if (end === '' || release === undefined || found.length > 1) return null
    wishes[app] = release.metadata.version
  }
  return wishes
}

/**
 * `?release=mfe-menu@4f2e91` of a page gives this browser a release that it may not be given yet, until it is closed; an empty one ends it. Where customers are it is left alone: a link that somebody is
 * sent must not choose what code they run.
 */
export const releaseParameter = (
  config: BffConfig,
  market: Market,
  document: () => Promise<ReleaseDocument>,
): LinkParameter => ({
  name: NAME,
  async take(context, text) {
    if (config.environment === 'production') return false
    const known = await document()
    const wishes = text === '' ? {} : readWishes(text, known)
    if (wishes === null) return false
    keepVisitor(context, config, market, wish(visitorKeyIn(context, config, market, known) ?? newVisitor(), wishes))
    return true
  },
})

/** Says which releases this visitor has asked for, with the way back; `null` for everybody else. */
export const wishesSign = (visitor: string | null, locale: Locale): Sign | null => {
  const wishes = visitor === null ? [] : Object.entries(readVisitor(visitor).wishes)
  if (wishes.length === 0) return null
  const words = wordsOf(DOCUMENT_WORDS, locale)
  return {
    label: words.releasesByHand,
    text: words.setByHand(wishes.map((each) => each.join(' ')).join(', ')),
    link: words.backToUsual,
    sets: { [NAME]: '' },
  }
}

/** Says that the page's address names a release that isn't here: whoever mistypes one would look at everybody's and take it for theirs. */
export const unknownWishSign = (config: BffConfig, { searchParams }: URL, locale: Locale): Sign | null => {
  const text = searchParams.get(NAME)
  // What is known was taken, and led on without it.
  if (text === null || config.environment === 'production') return null
  const words = wordsOf(DOCUMENT_WORDS, locale)
  return {
    label: words.releasesByHand,
    text: words.noSuchRelease(text),
    link: words.backToUsual,
    sets: { [NAME]: '' },
  }
}
