import { defineWords } from '@galo/words'
import type { ShortPageWords } from '../text'

/** Pages that say what is not there yet, or only lead on: never more than is so. */

export const MENU_WORDS = defineWords<ShortPageWords>({
  en: {
    name: 'Menu',
    title: 'The menu',
    description: 'Each Galo has its own menu, with its prices and what it still has today.',
    lede: 'Each Galo has its own, with its prices and what’s still there today. Say where you are and choose one.',
    ways: [{ ourFood: 'What we grill' }, { allergens: 'Allergens' }],
  },
})

export const WHATS_NEW_WORDS = defineWords<ShortPageWords>({
  en: {
    name: 'What’s new',
    title: 'What’s new',
    description: 'News from Galo’s grills.',
    lede: 'Nothing to announce today. What is new is on the menu first, under “Not for long”.',
    ways: [{ menu: 'See the menu' }, { ourFood: 'Our food' }],
  },
})

export const RECIPES_WORDS = defineWords<ShortPageWords>({
  en: {
    name: 'Recipes',
    title: 'Recipes',
    description: 'Recipes from Galo, to cook at home.',
    lede: 'We’re writing them down, and cooking each one in a kitchen without coals first. Until they’re good, we’d rather cook for you.',
    ways: [{ search: 'Order something' }, { periPeri: 'What peri-peri is' }],
  },
})

export const COOK_WORDS = defineWords<ShortPageWords>({
  en: {
    name: 'Cook with us',
    title: 'Cook with us',
    description: 'Evenings at the grill with Galo’s cooks.',
    lede: 'Evenings at the grill, with one of our cooks and your own apron. No dates yet; they will stand here first.',
    ways: [{ kitchens: 'Our kitchens' }, { search: 'Find a Galo' }],
  },
})

export const SHOP_WORDS = defineWords<ShortPageWords>({
  en: {
    name: 'Shop sauces',
    title: 'Sauces to take home',
    description: 'Galo’s sauces in bottles.',
    lede: 'Not in bottles yet. Dips are on every menu, and travel well.',
    ways: [{ menu: 'See the menu' }, { ourFood: 'The six heats' }],
  },
})

export const GIFT_CARD_WORDS = defineWords<ShortPageWords>({
  en: {
    name: 'Gift cards',
    title: 'Gift cards',
    description: 'Galo’s gift cards in Ireland.',
    lede: 'Not on sale yet. When they are, they’ll be good for five years, as the law in Ireland wants it.',
    ways: [{ aboutCard: 'About the Galo card' }, { search: 'Find a Galo' }],
  },
})

export const BLOG_WORDS = defineWords<ShortPageWords>({
  en: {
    name: 'Blog',
    title: 'The blog',
    description: 'Stories from Galo.',
    lede: 'Nothing posted so far. We were lighting the coals.',
    ways: [{ periPeri: 'This is peri-peri' }, { kitchens: 'Our kitchens' }],
  },
})

export const ART_WORDS = defineWords<ShortPageWords>({
  en: {
    name: 'Art',
    title: 'Art on our walls',
    description: 'The tiles and pictures in Galo’s restaurants.',
    lede: 'Blue tiles, painted food, a rooster. Who made them, and where to see them, we’ll show here.',
    ways: [{ restaurants: 'Find a Galo' }, { periPeri: 'This is peri-peri' }],
  },
})

export const MUSIC_WORDS = defineWords<ShortPageWords>({
  en: {
    name: 'Music',
    title: 'What’s playing',
    description: 'The music in Galo’s restaurants.',
    lede: 'From Lisbon, Maputo, Luanda and round the corner. The list comes here once everybody on it has been asked.',
    ways: [{ restaurants: 'Find a Galo' }, { periPeri: 'This is peri-peri' }],
  },
})

export const PRESS_WORDS = defineWords<ShortPageWords>({
  en: {
    name: 'Press gallery',
    title: 'Press gallery',
    description: 'Pictures of Galo for the press, and whom to ask.',
    lede: 'For pictures, facts and people to talk to, write to our press desk. It answers on working days.',
    ways: [{ pressDesk: 'Write to the press desk' }, { kitchens: 'Our kitchens' }],
  },
})

export const CAREERS_WORDS = defineWords<ShortPageWords>({
  en: {
    name: 'Careers',
    title: 'Work with us',
    description: 'Jobs at Galo’s grills, tills and desks.',
    lede: 'Jobs aren’t listed here yet. Ask in any Galo, or write and say where you live, what you like doing and when you could start.',
    ways: [{ work: 'Write to us' }, { restaurants: 'Find a Galo' }],
  },
})
