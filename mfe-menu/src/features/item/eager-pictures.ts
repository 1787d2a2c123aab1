/** So many cards of the first section are on the first screen: the first row on the widest, and what a phone shows below the restaurant’s header. */
export const EAGER_PICTURES = 3
