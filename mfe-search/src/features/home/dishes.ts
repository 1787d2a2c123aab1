/** What the home page lays out under "What are you after?"; pictures by their id in the picture store. */
export const DISHES = [
  { title: 'Chicken', picture: 'half-chicken', ground: 'sol' },
  { title: 'Burgers', picture: 'grilled-thigh-burger', ground: 'azul' },
  { title: 'Sharing', picture: 'ten-wings', ground: 'brasa' },
  { title: 'Veggie & vegan', picture: 'veggie-bowl', ground: 'brasa' },
  { title: 'Pittas & wraps', picture: 'stuffed-pitta', ground: 'erva' },
  { title: 'Sides', picture: 'peri-chips', ground: 'sol' },
  { title: 'Sweet', picture: 'pastel-de-nata', ground: 'azul' },
  { title: 'Drinks', picture: 'limao-can', ground: 'rosa' },
] as const
