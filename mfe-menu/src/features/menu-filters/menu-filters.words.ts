import type { AllergenName, Diet, Presence } from '@galo/domain'
import { defineWords, grammarOf } from '@galo/words'

const { plural, list } = grammarOf('en')

/** Inside a sentence: "Not halal". */
const diets: Readonly<Record<Diet, string>> = {
  DIABETIC: 'suitable for diabetics',
  GLUTEN_FREE: 'gluten free',
  HALAL: 'halal',
  HINDU: 'Hindu',
  KOSHER: 'kosher',
  LOW_CALORIE: 'low in calories',
  LOW_FAT: 'low in fat',
  LOW_LACTOSE: 'low in lactose',
  LOW_SALT: 'low in salt',
  VEGAN: 'vegan',
  VEGETARIAN: 'vegetarian',
}

const speaksAgainst: Readonly<Record<Presence, (names: string) => string>> = {
  NO: (names) => `No ${names}`,
  YES: (names) => `Contains ${names}`,
  UNKNOWN: (names) => `We can’t be sure about ${names}`,
  MAYBE: (names) => `May contain ${names}`,
  MAYBE_FROM_MANUFACTURING: (names) => `May contain ${names}, from where it was made`,
  MAYBE_FROM_KITCHEN_CROSS_CONTAMINATION: (names) => `May contain ${names}, from our kitchen`,
}

/** What people call an allergen besides, in a search. */
const alsoCalled: Readonly<Partial<Record<AllergenName, string>>> = {
  crustacean: 'shellfish prawns crab lobster',
  gluten: 'coeliac celiac',
  milk: 'dairy lactose cheese',
  mollusc: 'shellfish',
  peanut: 'nuts',
  sulphite: 'sulfites',
}

/** Of a search, of filters and of safe mode, once they are used. */
export const MENU_FILTERS_WORDS = defineWords({
  en: {
    diets,
    speaksAgainst,
    all: list,
    isNot: (names: string) => `Not ${names}`,
    isPerhaps: (names: string) => `We can’t say whether it is ${names}`,
    without: (name: string) => `no ${name}`,
    verdicts: { safe: 'Safe', 'may-contain': 'May contain', unknown: 'Not for you', unsafe: 'Not for you' },
    canBeMade: (reason: string) => `${reason} as it comes. Can be made without.`,
    canBeMadeSo: (reason: string) => `${reason} as it comes. Can be made so.`,
    notEveryChoice: 'Safe, but not with every choice',
    /** A dish of the same section that is safe as it is. */
    tryInstead: (reason: string, dish: string) => `${reason}. Try ${dish}`,
    checking: 'Checking it for you',
    notChecked: 'Not checked yet',

    safeMode: 'Safe mode',
    isOn: 'Safe mode is on:',
    weCheck: 'We check your sides, dips and bastes too.',
    checkingAll: 'Checking every dish for you.',
    couldNotCheck: 'We couldn’t check the dishes. Until we have, nothing here is safe for you to add.',
    tryAgain: 'Try again',
    safeCount: (count: number) => `${count} safe`,
    mayContainCount: (count: number) => `${count} may contain`,
    unsafeCount: (count: number) => `${count} not for you`,
    change: 'Change',
    allAllergens: 'Allergens of the whole menu',

    found: (count: number, term: string) =>
      plural(count, { one: `1 dish for “${term}”`, other: `${count} dishes for “${term}”` }),
    /** Nothing is called so, and something nearly. */
    guessed: (count: number, term: string) =>
      plural(count, {
        one: `Nothing is called “${term}”. 1 dish is close to it`,
        other: `Nothing is called “${term}”. ${count} dishes are close to it`,
      }),
    notFound: (term: string) => `No dish here is called “${term}”`,
    notFoundText: 'We looked in names, descriptions and sections. Try one word of it.',
    alsoCalled,
    /** Before what somebody must not eat, after it, and between two of it. */
    refusing: ['no', 'not', 'non', 'without', 'avoid'],
    refusingAfter: ['free', 'allergy', 'allergic'],
    joining: ['and', 'or', 'any'],
    wished: (names: readonly string[]) =>
      `For food with ${list(names)}, safe mode checks every dish and all that can be chosen with it.`,
    wishKept: (names: readonly string[]) => `Safe mode is on for that: ${list(names)}.`,
    keepWish: 'Turn on safe mode',
    clearSearch: 'Clear the search',
    showAll: 'Show the whole menu',
    shownLast: (count: number) =>
      plural(count, {
        one: '1 dish doesn’t suit you. It is last in the list, with the reason.',
        other: `${count} dishes don’t suit you. They are last in the list, with the reason.`,
      }),
    areHidden: (count: number) =>
      plural(count, {
        one: '1 dish is hidden, because it doesn’t suit you.',
        other: `${count} dishes are hidden, because they don’t suit you.`,
      }),
    hide: 'Hide',
    show: 'Show',
    inSection: (section: string) => ` what doesn’t suit you in ${section}`,

    filterTheMenu: 'Filter the menu',
    safeModeText: 'Says of every dish whether it is safe for you, and why not.',
    leaveOut: 'Leave out',
    onlyCereals: 'Only some cereals',
    onlyNuts: 'Only some nuts',
    diet: 'Diet',
    traces: 'Traces',
    tracesCount: 'No traces either',
    tracesText: 'What may contain it counts as containing it.',
    whatDoesNotSuit: 'Dishes that don’t suit',
    showAndSay: 'Show, and say why',
    showText: 'Nothing vanishes. You see the reason.',
    hideThem: 'Hide',
    hideText: 'Counted at the end of each section.',
    calories: 'Calories',
    hideCalories: 'Hide calories on dishes',
    hideCaloriesText: 'For you, on this visit.',
    clearAll: 'Clear all',
    showDishes: (count: number) => plural(count, { one: 'Show 1 dish', other: `Show ${count} dishes` }),
    showSafe: (count: number, safe: number) =>
      plural(count, { one: `Show 1 dish, ${safe} safe`, other: `Show ${count} dishes, ${safe} safe` }),
    forThisVisit: 'Kept in this browser for this visit. It is in no address and no log.',
  },
})
