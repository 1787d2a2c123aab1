import { Refusal } from '../../kernel/http/refusal'
import type { KitchenProblem } from '../basket'

/** No order can come of this basket as it was paid, now or at another time today. Whoever is told so gets the money back. */
export class OrderImpossible extends Refusal {
  constructor(
    code: KitchenProblem['code'] | 'REWARD_LOST' | 'DISCOUNT_CODE_LOST',
    message: string,
    readonly basketId: string,
  ) {
    super(409, code, message)
  }
}
