import type { Stripe, StripeElementLocale } from '@stripe/stripe-js'
import type { Locale } from '@galo/words'
import { CARD_BETAS } from './card.betas'
import { loadLiveCard } from './card.live'
import { loadStandInCard } from './card.stand-in'

/** `blocked` is an answer, not an exception: the customer can try again, or order by phone. */
export type CardLoad =
  { readonly kind: 'ready'; readonly provider: Stripe } | { readonly kind: 'blocked'; readonly reason: string }

export interface CardSettings {
  readonly key: string
  /** `null`: the provider's own script. */
  readonly scriptUrl: string | null
  readonly language: Locale['language']
}

/** The provider's own name for a language of ours, for what stands inside its frames. */
const LOCALES = { en: 'en-GB', 'en-XA': 'en-GB' } as const satisfies Record<Locale['language'], StripeElementLocale>

const ready = new Map<string, Promise<CardLoad>>()

const start = async ({ key, scriptUrl, language }: CardSettings): Promise<CardLoad> => {
  try {
    const load = scriptUrl === null ? loadLiveCard : loadStandInCard(scriptUrl)
    const provider = await load(key, { betas: [...CARD_BETAS], locale: LOCALES[language] })
    return provider === null ? { kind: 'blocked', reason: 'There is no browser here' } : { kind: 'ready', provider }
  } catch (error) {
    return { kind: 'blocked', reason: error instanceof Error ? error.message : String(error) }
  }
}

/**
 * One script tag per page, whichever remote asks first. Resolves to `blocked` (not a throw) when the key or the network says no;
 * what was blocked is forgotten, so that asking again tries again.
 */
export const loadCard = (settings: CardSettings): Promise<CardLoad> => {
  const name = `${settings.scriptUrl ?? 'live'} ${settings.key}`
  const known = ready.get(name)
  if (known !== undefined) return known
  const load = start(settings).then((result) => {
    if (result.kind === 'blocked') ready.delete(name)
    return result
  })
  ready.set(name, load)
  return load
}
