import { basketAnswerSchema, paths, type CreateBasketRequest, type SignedBasket } from '@galo/contracts'
import type { FulfilmentType } from '@galo/domain'
import type { Http } from '@galo/services'

interface NewBasket {
  readonly restaurantId: string
  readonly fulfilmentType: FulfilmentType
}

/** Row F02. A guest's own token is enough for it (Q12). */
export const createBasket = (http: Http, { restaurantId, fulfilmentType }: NewBasket): Promise<SignedBasket> =>
  http.send({
    method: 'POST',
    path: paths.basket.create,
    body: { fulfilment_type: fulfilmentType, restaurant_id: restaurantId } satisfies CreateBasketRequest,
    credential: 'session',
    apiSource: 'basket',
    contract: 'platform.basket.create',
    parse: (body) => basketAnswerSchema.parse(body),
  })
