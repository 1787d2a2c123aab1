import { defineWords } from '@galo/words'
import type { GroupId, LinkId } from './link-table'

interface LinkWords {
  readonly groups: Readonly<Record<GroupId, string>>
  readonly links: Readonly<Record<LinkId, string>>
}

/** What header and footer call the parts of the site. */
export const LINK_WORDS = defineWords<LinkWords>({
  en: {
    groups: {
      food: 'Food',
      restaurants: 'Restaurants',
      card: 'Galo card',
      explore: 'Explore',
      about: 'About',
      help: 'Help',
      legal: 'Legal',
    },
    links: {
      menu: 'Menu',
      ourFood: 'Our food',
      whatsNew: 'What’s new',
      recipes: 'Recipes',
      cook: 'Cook with us',
      shop: 'Shop sauces',
      giftCards: 'Gift cards',
      findRestaurant: 'Find a restaurant',
      allRestaurants: 'All restaurants',
      orderOnline: 'Order online',
      myCard: 'My card',
      logIn: 'Log in',
      join: 'Join',
      profile: 'Profile',
      aboutCard: 'About the card',
      forgotCard: 'Forgot my card',
      lostCard: 'Lost my card',
      replaceCard: 'Replace a lost card',
      blog: 'Blog',
      onYourPhone: 'Galo on your phone',
      sustainable: 'Being sustainable',
      malaria: 'Fighting malaria',
      periPeri: 'This is peri-peri',
      art: 'Art',
      music: 'Music',
      kitchens: 'Our kitchens',
      press: 'Press gallery',
      careers: 'Careers',
      whistleblowing: 'Whistleblowing',
      helpCentre: 'Help centre',
      cardHelp: 'Card help',
      allergens: 'Allergens',
      contact: 'Contact us',
      accessibility: 'Accessibility',
      terms: 'Terms',
      privacy: 'Privacy',
      cookies: 'Cookies',
      modernSlavery: 'Modern slavery statement',
      genderPay: 'Gender pay report',
      insurance: 'Insurance details',
      tax: 'Tax strategy',
      stakeholders: 'Stakeholder engagement',
    },
  },
})
