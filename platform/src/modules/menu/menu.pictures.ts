/** Where the site serves item pictures; size and extension are added by whoever draws them. */
const PICTURES = '/order/media/items'

/** Of a dish's picture by its name in the catalogue. */
export const pictureUrl = (picture: string): string => `${PICTURES}/${picture}`
