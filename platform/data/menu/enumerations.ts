/** E05: the fourteen the law names, with the cereals and tree nuts spelled out. */
export const ALLERGENS = [
  'celery',
  'crustacean',
  'egg',
  'fish',
  'gluten',
  'barley',
  'oats',
  'rye',
  'spelt',
  'wheat',
  'lupin',
  'milk',
  'mollusc',
  'mustard',
  'nut',
  'almonds',
  'hazelnuts',
  'walnuts',
  'brazilNuts',
  'cashews',
  'pecans',
  'pistachios',
  'macadamia',
  'peanut',
  'sesame',
  'soya',
  'sulphite',
] as const

/** E06. */
export const PRESENCES = [
  'NO',
  'YES',
  'MAYBE',
  'MAYBE_FROM_MANUFACTURING',
  'MAYBE_FROM_KITCHEN_CROSS_CONTAMINATION',
  'UNKNOWN',
] as const

/** E07. */
export const DIETARY_TAGS = [
  'UNKNOWN',
  'DIABETIC',
  'GLUTEN_FREE',
  'HALAL',
  'HINDU',
  'KOSHER',
  'LOW_CALORIE',
  'LOW_FAT',
  'LOW_LACTOSE',
  'LOW_SALT',
  'VEGAN',
  'VEGETARIAN',
] as const

/** E08. */
export const ITEM_LABELS = [
  'ALCOHOL_FREE',
  'NEW',
  'NEW_RECIPE',
  'NEW_TASTE',
  'ITS_BACK',
  'IS_TRIAL',
  'LIMITED_TIME_ONLY',
  'DOUBLE_UP',
] as const

/** E09. */
export const CATEGORIES = [
  'UNKNOWN',
  'FIRE_STARTERS',
  'PERI_PERI_CHICKEN',
  'BURGERS_PITTAS_WRAPS',
  'SALADS',
  'SHARING_PLATTERS',
  'VEGGIE',
  'SIDES',
  'EXTRAS',
  'DESSERTS',
  'DRINKS',
  'NANDINOS',
] as const

/** E10: what an item is served as, and what a choice makes of it. */
export const SERVING_TYPES = [
  'ON_ITS_OWN',
  'WITH_THREE_STARTERS',
  'WITH_CHICKEN_BREAST',
  'WITH_CHICKEN_THIGHS',
  'WITH_PULLED_CHICKEN',
  'WITH_MUSHROOM',
  'WITH_BUTTERFLY',
  'WITH_WINGS',
  'HALLOUMI_STICKS',
  'WITH_BEAN_PATTY',
  'WITH_PLANT_PATTY',
  'WITH_REGULAR_SIDE_AND_BASTE',
  'WITH_LARGE_SIDE_AND_BASTE',
  'WITH_ONE_REGULAR_SIDE',
  'WITH_TWO_REGULAR_SIDES',
  'WITH_FOUR_REGULAR_SIDES',
  'WITH_ONE_LARGE_SIDE',
  'WITH_TWO_LARGE_SIDES',
  'WITH_FIVE_LARGE_SIDES',
  'ADDABLE',
  'REMOVABLE',
  'SPECIAL_REQUEST',
  'REGULAR_SIDE',
  'LARGE_SIDE',
  'WINE_125ML',
  'WINE_175ML',
  'WINE_250ML',
  'WINE_BOTTLE',
  'KIDS_MAIN',
  'BOX_OF_FOUR',
  'BOX_OF_SIX',
] as const
