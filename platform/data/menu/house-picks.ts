/** What we would order ourselves, the first of it first: said where nobody has ordered enough to tell. */
export const housePicks: readonly string[] = [
  'item-half-chicken',
  'item-peri-chips',
  'item-grilled-thigh-burger',
  'item-spiced-rice',
  'item-ten-wings',
  'item-veggie-bowl',
  'item-grilled-halloumi',
  'item-corn-cobs',
]
