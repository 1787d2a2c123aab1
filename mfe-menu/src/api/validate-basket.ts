import { basketAnswerSchema, paths, updateView, type SignedBasket } from '@galo/contracts'
import type { Http } from '@galo/services'

/** Row F02: how the basket stands now, priced anew. Changes nothing but the expiry, so it may be asked twice. */
export const validateBasket = (http: Http, { signed }: { readonly signed: SignedBasket }): Promise<SignedBasket> =>
  http.send({
    method: 'POST',
    path: paths.basket.validate,
    body: updateView(signed, {}),
    credential: 'session',
    apiSource: 'basket',
    contract: 'platform.basket.validate',
    parse: (body) => basketAnswerSchema.parse(body),
    safe: true,
  })
