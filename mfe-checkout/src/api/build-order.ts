import { basketAnswerSchema, paths, updateView, type SignedBasket } from '@galo/contracts'
import type { Http } from '@galo/services'

/** Row F04: freezes dishes and prices, so that there is one sum to pay. Building what is built changes nothing. */
export const buildOrder = (http: Http, signed: SignedBasket): Promise<SignedBasket> =>
  http.send({
    method: 'POST',
    path: paths.basket.buildOrder,
    body: updateView(signed, {}),
    credential: 'session',
    apiSource: 'basket',
    contract: 'platform.basket.build-order',
    parse: (body) => basketAnswerSchema.parse(body),
  })
