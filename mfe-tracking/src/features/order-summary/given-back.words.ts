import type { RefundReason } from '@galo/domain'
import { defineWords } from '@galo/words'

const reasons: Readonly<Record<RefundReason, string>> = {
  missing: 'Missing from your order',
  'sold-out': 'Sold out after you ordered',
  wrong: 'Not what you ordered',
  late: 'We were late',
  'not-good': 'Not as good as it should be',
  'never-came': 'It never reached you',
  goodwill: 'On us',
}

export const GIVEN_BACK_WORDS = defineWords({
  en: { title: 'Given back', reasons: reasons as Readonly<Record<string, string>> },
})
