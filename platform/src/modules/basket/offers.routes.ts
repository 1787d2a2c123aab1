import { applyDiscountCode, clearDiscountCode, removeReward, setReward } from '@galo/contracts/basket'
import { rememberOwner } from '../discounts/people.store'
import type { Area } from '../../kernel/http/answering'
import { visitorAddress } from '../../kernel/http/client-address'
import type { Platform } from '../../kernel/platform'
import { applyCode, clearCode } from './basket.discount'
import { putReward, takeRewardOff } from './basket.reward'

/** The four calls that make a basket cheaper, or dearer again (F04). */
export const answerOffers = (platform: Platform, answer: Area['answer']): void => {
  answer(setReward, ({ session, body }) => putReward(platform, session.sub, body))
  answer(removeReward, ({ session, body }) => takeRewardOff(platform, session.sub, body))

  answer(applyDiscountCode, async ({ c, session: { sub, email }, body }) => {
    // Whoever is known by name already is not told at the till what they could have been told here.
    const mine = { basketId: body.basket.id, customerId: sub }
    if (email !== undefined) await rememberOwner(platform.db, platform.config, mine, { emails: [email] })
    return applyCode(platform, { customerId: sub, address: visitorAddress(c, platform.config) }, body)
  })

  answer(clearDiscountCode, ({ session, body }) => clearCode(platform, session.sub, body))
}
