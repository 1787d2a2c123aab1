import { basketAnswerSchema, paths, updateView, type ItemRequest, type SignedBasket } from '@galo/contracts'
import type { Http } from '@galo/services'

interface NewLine {
  readonly signed: SignedBasket
  /** `id` is the dish's. */
  readonly item: ItemRequest
}

/** Row F03. */
export const addBasketItem = (http: Http, { signed, item }: NewLine): Promise<SignedBasket> =>
  http.send({
    method: 'POST',
    path: paths.basket.items,
    body: updateView(signed, { item }),
    credential: 'session',
    apiSource: 'basket',
    contract: 'platform.basket.add',
    parse: (body) => basketAnswerSchema.parse(body),
  })
