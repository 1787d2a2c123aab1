/** What the home page lays out under "What are you after?"; pictures by their id in the picture store. */
export const DISHES = [
  { title: 'Chicken', picture: 'half-chicken' },
  { title: 'Burgers', picture: 'chicken-burger' },
  { title: 'Sharing', picture: 'wings-platter' },
  { title: 'Veggie & vegan', picture: 'veggie-bowl' },
  { title: 'Pittas & wraps', picture: 'chicken-pitta' },
  { title: 'Sides', picture: 'peri-chips' },
  { title: 'Sweet', picture: 'pastel-de-nata' },
  { title: 'Drinks', picture: 'lemon-can' },
] as const
