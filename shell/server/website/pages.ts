import type { Market } from '@galo/domain'
import { ACCESSIBILITY_WORDS } from './law/accessibility.words'
import {
  GENDER_PAY_WORDS,
  INSURANCE_WORDS,
  MODERN_SLAVERY_WORDS,
  STAKEHOLDERS_WORDS,
  TAX_WORDS,
  WHISTLEBLOWING_WORDS,
} from './law/company-pages.words'
import { COOKIES_WORDS } from './law/cookies.words'
import { PRIVACY_WORDS } from './law/privacy.words'
import { TERMS_WORDS } from './law/terms.words'
import {
  ART_WORDS,
  BLOG_WORDS,
  CAREERS_WORDS,
  COOK_WORDS,
  GIFT_CARD_WORDS,
  MENU_WORDS,
  MUSIC_WORDS,
  PRESS_WORDS,
  RECIPES_WORDS,
  SHOP_WORDS,
  WHATS_NEW_WORDS,
} from './stories/short-pages.words'
import {
  KITCHENS_WORDS,
  MALARIA_WORDS,
  ON_YOUR_PHONE_WORDS,
  OUR_FOOD_WORDS,
  PERI_PERI_WORDS,
  SUSTAINABLE_WORDS,
} from './stories/stories.words'
import type { WebsitePage } from './website-page'

/** Every page of the website but help (A02, A04), with the addresses of the specification where it gives one. */
const PAGES: readonly WebsitePage[] = [
  { kind: 'locator', path: '/food/menu', words: MENU_WORDS },
  { kind: 'text', path: '/food/our-food', words: OUR_FOOD_WORDS },
  { kind: 'coming', path: '/food/shop', markets: ['UK'], words: SHOP_WORDS },
  { kind: 'coming', path: '/food/gift-card', markets: ['IE'], words: GIFT_CARD_WORDS },
  { kind: 'coming', path: '/whats-new', words: WHATS_NEW_WORDS },
  { kind: 'coming', path: '/recipes', words: RECIPES_WORDS },
  { kind: 'coming', path: '/cook', words: COOK_WORDS },
  { kind: 'coming', path: '/blog', words: BLOG_WORDS },
  { kind: 'text', path: '/explore/app', words: ON_YOUR_PHONE_WORDS },
  { kind: 'text', path: '/explore/being-sustainable', words: SUSTAINABLE_WORDS },
  { kind: 'text', path: '/explore/fightingmalaria', words: MALARIA_WORDS },
  { kind: 'text', path: '/explore/this-is-peri-peri', words: PERI_PERI_WORDS },
  { kind: 'coming', path: '/explore/art', words: ART_WORDS },
  { kind: 'coming', path: '/explore/music', words: MUSIC_WORDS },
  { kind: 'text', path: '/about-us/food', words: KITCHENS_WORDS },
  { kind: 'coming', path: '/press-gallery', words: PRESS_WORDS },
  { kind: 'coming', path: '/careers', words: CAREERS_WORDS },
  { kind: 'text', path: '/whistleblowing', markets: ['IE'], words: WHISTLEBLOWING_WORDS },
  { kind: 'text', path: '/accessibility', words: ACCESSIBILITY_WORDS },
  { kind: 'text', path: '/terms', words: TERMS_WORDS },
  { kind: 'text', path: '/privacy-policy', words: PRIVACY_WORDS },
  { kind: 'text', path: '/cookies-policy', words: COOKIES_WORDS, asksConsent: true },
  { kind: 'text', path: '/modern-slavery-statement', words: MODERN_SLAVERY_WORDS },
  { kind: 'text', path: '/gender-pay-report', words: GENDER_PAY_WORDS },
  { kind: 'text', path: '/insurance-details', words: INSURANCE_WORDS },
  { kind: 'text', path: '/tax-strategy', words: TAX_WORDS },
  { kind: 'text', path: '/stakeholder-engagement', words: STAKEHOLDERS_WORDS },
]

/** The pages that a market has. */
export const websitePages = (market: Market): readonly WebsitePage[] =>
  PAGES.filter(({ markets }) => markets?.includes(market) ?? true)
