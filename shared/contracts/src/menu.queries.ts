/** E01. `id` is the restaurant's. */
export const menuQuery = `query Menu($id: String!, $market: String!) {
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
}`
export interface MenuVariables {
  readonly id: string
  readonly market: string
}

/** E12. */
export const menuAvailabilityQuery = `query MenuAvailability($restaurantId: String!, $fulfilmentType: String!) {
  items(restaurantId: $restaurantId, fulfilmentType: $fulfilmentType) { id status }
}`
export interface MenuAvailabilityVariables {
  readonly restaurantId: string
  readonly fulfilmentType: string
}
