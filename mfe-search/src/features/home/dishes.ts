/** What the home page lays out under "What are you after?"; pictures by their id in the picture store. */
export const DISHES = [
  { title: 'Chicken', picture: 'half-chicken', ground: 'sol' },
  { title: 'Burgers', picture: 'grilled-thigh-burger' },
  { title: 'Sharing', picture: 'ten-wings' },
  { title: 'Veggie & vegan', picture: 'veggie-bowl', ground: 'erva' },
  { title: 'Pittas & wraps', picture: 'stuffed-pitta' },
  { title: 'Sides', picture: 'peri-chips', ground: 'sol' },
  { title: 'Sweet', picture: 'pastel-de-nata', ground: 'rosa' },
  { title: 'Drinks', picture: 'limao-can' },
] as const
