import { defineWords } from '@galo/words'

/** What a menu is called by who finds it, and what stands where there is none. */
export const MENU_LOADER_WORDS = defineWords({
  en: {
    noSuchGalo: 'We can’t find that Galo',
    noSuchGaloText: 'It may have moved, or the link lost a letter. Find one near you.',
    noMenu: 'We can’t show the menu right now.',
    noMenuText: (name: string, phone: string) => `Ring ${name} on ${phone}, or find another Galo near you.`,
    title: (name: string) => `${name} menu`,
    description: (name: string, street: string, town: string) =>
      `Order from ${name}, ${street}, ${town}: flame-grilled peri-peri chicken.`,
    isInOtherMarket: (name: string) => `${name} is in Ireland`,
    menuOnOtherSite: 'Its menu is on our Irish site. What is in your basket here stays here.',
    openOnOtherSite: 'Open it on the Irish site',
  },
  'en-IE': {
    isInOtherMarket: (name: string) => `${name} is in the UK`,
    menuOnOtherSite: 'Its menu is on our UK site. What is in your basket here stays here.',
    openOnOtherSite: 'Open it on the UK site',
  },
})
