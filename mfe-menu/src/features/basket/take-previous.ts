import type { SignedBasket } from '@galo/contracts/basket'
import { filterRestaurants } from '@galo/contracts/restaurants'
import type { Http } from '@galo/services'
import type { BasketPlace } from './basket.model'

/** Where the food of a basket comes from that nobody on this device has put there. Fails as the call does, or where no such restaurant is. */
export const placeOfBasket = async (http: Http, { data }: SignedBasket): Promise<BasketPlace> => {
  const { items } = await http.send(filterRestaurants, { variables: { identifier: data.restaurant_id } })
  const [restaurant] = items
  if (restaurant === undefined) throw new Error(`Nobody knows the restaurant ${data.restaurant_id}`)
  const { slug, name, geo } = restaurant
  const { streetAddress, locality, postalCode } = geo.address
  const address = `${streetAddress}, ${locality} ${postalCode}`
  return { restaurant: { id: data.restaurant_id, slug, name, address }, fulfilmentType: data.fulfilment_type }
}
