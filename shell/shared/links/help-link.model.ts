import type { FulfilmentType } from '@galo/domain'

const sectionOf = (topic: string) => `/help/section?id=${topic}`

/**
 * Where Help leads, by how the customer gets the food: who brings it is the partner's topic, who fetches it rings the restaurant, who sits
 * in it asks the staff, and who has not chosen yet finds everything in the help centre.
 * @param telephone of the restaurant on the page, as it is written there; left out when there is none.
 */
export const helpLink = (fulfilment: FulfilmentType, telephone?: string): string => {
  switch (fulfilment) {
    case 'DELIVERY':
      return sectionOf('delivery-partner')
    case 'COLLECTION':
      return telephone === undefined ? sectionOf('collection') : `tel:${telephone.replace(/[^\d+]/g, '')}`
    case 'EAT_IN':
    case 'AT_TABLE':
      return sectionOf('eat-in')
    case 'NONE':
      return '/help'
  }
}
