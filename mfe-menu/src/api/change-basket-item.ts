import { basketAnswerSchema, paths, updateView, type ItemRequest, type SignedBasket } from '@galo/contracts'
import type { Http } from '@galo/services'

interface ChangedLine {
  readonly signed: SignedBasket
  /** `id` is the line's; quantity and choices are what they are to be, not by how much they change. */
  readonly item: ItemRequest
}

/** Row F03. Set to a value, so sending it twice does no harm to the customer; the signature refuses the second one anyway. */
export const changeBasketItem = (http: Http, { signed, item }: ChangedLine): Promise<SignedBasket> =>
  http.send({
    method: 'PATCH',
    path: paths.basket.items,
    body: updateView(signed, { item }),
    credential: 'session',
    apiSource: 'basket',
    contract: 'platform.basket.change',
    parse: (body) => basketAnswerSchema.parse(body),
  })
