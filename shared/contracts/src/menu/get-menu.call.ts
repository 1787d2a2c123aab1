import * as z from 'zod/mini'
import { defineQuery } from '../call/query'
import { menuSchema } from './menu.schema'

/** What a restaurant cooks, at its market's prices (E01). `null` is a restaurant nobody knows, or one of another market. */
export const getMenu = defineQuery({
  name: 'menu.get-menu',
  path: '/menu-v2/query',
  credential: 'menu',
  source: 'menu',
  field: 'menu',
  document: `query Menu($id: String!, $market: String!) {
  menu(id: $id, market: $market) {
    sections {
      id displayName introduction category
      items {
        id plu slug displayName description section subsection servingType ageRestricted nandino
        image { url altText ratio width height ground }
        allergens diets flags eligibleRewards
        nutritionalFacts { kcal kj fat saturates carbs sugars fibre protein salt alcoholPercent }
        priceList { displayName fulfilmentTypes kind price { currencyCode value } }
        depositFee { currencyCode value }
        modifiers {
          id slug promptLabel minChoices maxChoices selectableQuantity
          enabledBy { modifierId choiceIds count }
          choices {
            id slug displayName description kcal allergens eligibleRewards defaultChoice itemId heat servingType
            price { currencyCode value }
          }
        }
      }
    }
  }
}`,
  /** `id` is the restaurant's. */
  request: z.object({ id: z.string(), market: z.enum(['UK', 'IE']) }),
  result: z.nullable(menuSchema),
  errors: {},
})
