import type { CatalogueSection } from './types'

/** In the order they are read. One section per category, so a dish has one home. */
export const sections: readonly CatalogueSection[] = [
  {
    id: 'starters',
    displayName: 'Starters',
    introduction: 'While the coals do their work.',
    category: 'FIRE_STARTERS',
  },
  {
    id: 'chicken',
    displayName: 'Chicken',
    introduction: 'Overnight in the marinade, forty minutes over the coals.',
    category: 'PERI_PERI_CHICKEN',
  },
  {
    id: 'sharing',
    displayName: 'Sharing',
    introduction: 'Put it in the middle. Elbows in.',
    category: 'SHARING_PLATTERS',
  },
  {
    id: 'burgers-and-wraps',
    displayName: 'Burgers & wraps',
    introduction: 'Two hands, one napkin, no conversation.',
    category: 'BURGERS_PITTAS_WRAPS',
  },
  {
    id: 'veggie',
    displayName: 'Veggie',
    introduction: 'Same fire, its own side of the grill.',
    category: 'VEGGIE',
  },
  {
    id: 'bowls-and-salads',
    displayName: 'Bowls & salads',
    introduction: 'Leaves first, then the good part.',
    category: 'SALADS',
  },
  { id: 'sides', displayName: 'Sides', introduction: 'One is polite. Two is normal.', category: 'SIDES' },
  {
    id: 'dips-and-extras',
    displayName: 'Dips & extras',
    introduction: 'Small pots, strong opinions.',
    category: 'EXTRAS',
  },
  { id: 'kids', displayName: 'Kids', introduction: 'Half the size, all of the say.', category: 'NANDINOS' },
  { id: 'sweet', displayName: 'Sweet', introduction: 'There is always room. We checked.', category: 'DESSERTS' },
  { id: 'drinks', displayName: 'Drinks', introduction: 'Cold, mostly.', category: 'DRINKS' },
  {
    id: 'of-the-day',
    displayName: 'Of the day',
    introduction: 'Not on any list. That is the point.',
    category: 'UNKNOWN',
  },
]
