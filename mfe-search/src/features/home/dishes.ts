/** What the home page lays out under "What are you after?"; pictures by their id in the picture store, `section` by its id on the menu. */
export const DISHES = [
  { id: 'chicken', title: 'Chicken', section: 'chicken', picture: 'half-chicken', ground: 'sol' },
  { id: 'burgers', title: 'Burgers', section: 'burgers-and-wraps', picture: 'grilled-thigh-burger', ground: 'azul' },
  { id: 'sharing', title: 'Sharing', section: 'sharing', picture: 'ten-wings', ground: 'brasa' },
  { id: 'veggie', title: 'Veggie & vegan', section: 'veggie', picture: 'veggie-bowl', ground: 'brasa' },
  { id: 'wraps', title: 'Pittas & wraps', section: 'burgers-and-wraps', picture: 'stuffed-pitta', ground: 'erva' },
  { id: 'sides', title: 'Sides', section: 'sides', picture: 'peri-chips', ground: 'sol' },
  { id: 'sweet', title: 'Sweet', section: 'sweet', picture: 'pastel-de-nata', ground: 'azul' },
  { id: 'drinks', title: 'Drinks', section: 'drinks', picture: 'limao-can', ground: 'rosa' },
] as const

export type Dish = (typeof DISHES)[number]

/** From the address bar; what is none of ours counts as not chosen. */
export const findDish = (search: string): Dish | null => {
  const id = new URLSearchParams(search).get('dish')
  return DISHES.find((dish) => dish.id === id) ?? null
}
