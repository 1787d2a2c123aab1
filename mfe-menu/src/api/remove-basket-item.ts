import { basketAnswerSchema, paths, updateView, type SignedBasket } from '@galo/contracts'
import type { Http } from '@galo/services'

interface RemovedLine {
  readonly signed: SignedBasket
  readonly lineId: string
}

/** Row F03. */
export const removeBasketItem = (http: Http, { signed, lineId }: RemovedLine): Promise<SignedBasket> =>
  http.send({
    method: 'POST',
    path: paths.basket.removeItem,
    body: updateView(signed, { item_id: lineId }),
    credential: 'session',
    apiSource: 'basket',
    contract: 'platform.basket.remove',
    parse: (body) => basketAnswerSchema.parse(body),
  })
