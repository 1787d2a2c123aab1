import { defineWords } from '@galo/words'
import type { TextPageWords } from '../text'

/** What the chain tells of itself. */

export const OUR_FOOD_WORDS = defineWords<TextPageWords>({
  en: {
    name: 'Our food',
    title: 'Our food',
    description: 'What Galo grills, how hot it gets, and what is in it.',
    lede: 'Chicken that has been in its marinade since yesterday, over coals that were lit at five.',
    inShort: [
      'Marinated overnight, grilled when you order.',
      'Six heats, from none at all to very hot.',
      'Energy and allergens stand beside every dish.',
    ],
    sections: {
      marinade: {
        heading: 'The marinade',
        body: [
          'Lemon, garlic, oil, salt, paprika, and the chilli that gives peri-peri its name. It needs a night. There is no quick way, we have tried.',
        ],
      },
      heat: {
        heading: 'How hot',
        body: [
          'You choose the heat with the dish, and it is brushed on at the grill.',
          {
            table: {
              caption: 'The six heats',
              columns: ['Name', 'In English', 'What to expect'],
              rows: [
                ['Erva', 'No chilli', 'Herbs and lemon'],
                ['Limão', 'No heat', 'Sharp, not hot'],
                ['Manso', 'Gentle', 'A warm hand on the shoulder'],
                ['Brasa', 'Medium', 'You notice'],
                ['Fogo', 'Hot', 'You say so'],
                ['Louco', 'Very hot', 'Scotch bonnet and regret. We’ll bring water'],
              ],
            },
          },
        ],
      },
      plants: {
        heading: 'Without meat',
        body: [
          'Halloumi, bowls, corn, chips, slaw. Each dish says whether it is vegetarian or vegan. The grill is shared; if that matters to you, ask for the pan.',
        ],
      },
      inside: {
        heading: 'What’s in it',
        body: [
          [
            'Energy in kilocalories and all fourteen allergens stand with each dish, your choices included. ',
            { allergens: 'How to read them' },
            '.',
          ],
          [{ menu: 'See the menu' }, ' of the Galo nearest to you.'],
        ],
      },
    },
  },
})

export const PERI_PERI_WORDS = defineWords<TextPageWords>({
  en: {
    name: 'This is peri-peri',
    title: 'This is peri-peri',
    description: 'Where peri-peri comes from, what is in it, and why it goes with fire.',
    lede: 'A small chilli that travelled a long way and met a chicken.',
    inShort: [
      'Peri-peri is Swahili for “pepper-pepper”.',
      'The chilli came from the Americas to Africa in Portuguese ships.',
      'Without fire it is a sauce. With fire it’s dinner.',
    ],
    sections: {
      chilli: {
        heading: 'The chilli',
        body: [
          'The bird’s eye is as long as the last joint of your little finger and much hotter than it looks. Birds don’t taste the heat; they eat the fruit and sow it. People do taste it, and planted it all the same.',
        ],
      },
      journey: {
        heading: 'The journey',
        body: [
          'Chillies grew in the Americas. In the 15th and 16th centuries Portuguese ships took them to Africa, where they liked it so much that they grew by the wayside. In Mozambique and Angola they met lemon, garlic and oil, and the Portuguese took the whole thing home.',
        ],
      },
      galo: {
        heading: 'And the rooster',
        body: [
          'Galo is Portuguese for rooster: first up, lights the coals. His comb is a flame, and on our site it grows with the heat that you choose.',
          [{ ourFood: 'What we make of it' }, '.'],
        ],
      },
    },
  },
})

export const SUSTAINABLE_WORDS = defineWords<TextPageWords>({
  en: {
    name: 'Being sustainable',
    title: 'Being sustainable',
    description: 'What Galo does about food that is left, packaging, coal and the way food travels.',
    lede: 'A grill makes smoke. We’d rather say what we do about it than paint it green.',
    inShort: ['Only what is ordered goes on the grill.', 'Surplus is given away.', 'Collection needs no van.'],
    sections: {
      waste: {
        heading: 'Food that is left',
        body: [
          'Chicken goes on the grill when it is ordered, so little is left. What sold out stays sold out until tomorrow: we would rather disappoint the last guest than throw away a tray. What is over is given away where somebody can fetch it the same evening.',
        ],
      },
      packaging: {
        heading: 'Packaging',
        body: ['Paper and card where heat and fat allow it. Cutlery only if you ask.'],
      },
      coal: {
        heading: 'Coals',
        body: [
          'Lumpwood, lit once and kept alive all day. A cold grill in the afternoon costs more coal than a warm one.',
        ],
      },
      travel: {
        heading: 'The last mile',
        body: [['On foot is best. ', { search: 'See which Galo is round the corner' }, '.']],
      },
      not: {
        heading: 'What we can’t claim',
        body: [
          'We are not carbon neutral, and no certificate makes us. When we have counted properly, the figures come here with the way we counted.',
        ],
      },
    },
  },
  'en-IE': {
    sections: {
      waste: {
        heading: 'Food that is left',
        body: [
          'Chicken goes on the grill when it is ordered, so little is left. What sold out stays sold out until tomorrow: we would rather disappoint the last guest than throw away a tray. What is over is given away where somebody can fetch it the same evening.',
        ],
      },
      packaging: {
        heading: 'Packaging',
        body: [
          'Paper and card where heat and fat allow it. Cutlery only if you ask.',
          'Bottles and cans bear a deposit, which comes back to you where you return them.',
        ],
      },
      coal: {
        heading: 'Coals',
        body: [
          'Lumpwood, lit once and kept alive all day. A cold grill in the afternoon costs more coal than a warm one.',
        ],
      },
      travel: {
        heading: 'The last mile',
        body: [['On foot is best. ', { search: 'See which Galo is round the corner' }, '.']],
      },
      not: {
        heading: 'What we can’t claim',
        body: [
          'We are not carbon neutral, and no certificate makes us. When we have counted properly, the figures come here with the way we counted.',
        ],
      },
    },
  },
})

export const ON_YOUR_PHONE_WORDS = defineWords<TextPageWords>({
  en: {
    name: 'Galo on your phone',
    title: 'Galo on your phone',
    description: 'No app, no download: how to put Galo on the first screen of your phone.',
    lede: 'There is no app, and that’s on purpose: this site does it all and takes no room.',
    inShort: [
      'Nothing to install, nothing to update.',
      'Your basket survives a closed browser.',
      'Three steps put us on your first screen.',
    ],
    sections: {
      iphone: {
        heading: 'On an iPhone',
        body: [
          {
            list: [
              ['Open ', { search: 'the search' }, ' in Safari.'],
              'Press Share, the square with the arrow.',
              'Choose “Add to Home Screen”.',
            ],
          },
        ],
      },
      android: {
        heading: 'On Android',
        body: [
          {
            list: [
              ['Open ', { search: 'the search' }, ' in Chrome.'],
              'Press the three dots.',
              'Choose “Add to Home screen”.',
            ],
          },
        ],
      },
      offline: {
        heading: 'Without a network',
        body: [
          'You can’t order without one. What is in your basket waits on your phone, and we check the prices when you’re back.',
        ],
      },
    },
  },
})

export const KITCHENS_WORDS = defineWords<TextPageWords>({
  en: {
    name: 'Our kitchens',
    title: 'Our kitchens',
    description: 'What happens between your order and your food: who sees it, in which order, and what is checked.',
    lede: 'What happens between the button and the bag.',
    inShort: [
      'A person says yes to every order.',
      'Allergy orders are marked until the bag is closed.',
      'The time you see is the kitchen’s own.',
    ],
    sections: {
      order: {
        heading: 'Your order comes in',
        body: [
          'It stands on a screen at the pass, with the time you chose. Somebody looks whether everything is there and says yes; only then do you read “confirmed”.',
        ],
      },
      grill: {
        heading: 'On the coals',
        body: [
          'The kitchen knows how many orders it can cook in a quarter of an hour and offers no more. So a time that is full is full: the next one is hot.',
        ],
      },
      allergy: {
        heading: 'When allergens matter',
        body: [
          [
            'Grills, fryers and hands are shared. What we can do and what we can’t ',
            { allergens: 'stands in the help' },
            '.',
          ],
        ],
      },
      pass: {
        heading: 'At the pass',
        body: ['Packed, counted against the list, and put where you find it by the number of your order.'],
      },
    },
  },
})

export const MALARIA_WORDS = defineWords<TextPageWords>({
  en: {
    name: 'Fighting malaria',
    title: 'Fighting malaria',
    description: 'Why a chain of peri-peri restaurants cares about malaria, and how to help those who fight it.',
    lede: 'Peri-peri comes from a part of Africa where malaria still kills children. We owe it more than a recipe.',
    inShort: [
      'Malaria can be prevented and cured.',
      'Most who die of it are under five.',
      'A treated net is the cheapest dinner you’ll ever buy somebody.',
    ],
    sections: {
      why: {
        heading: 'Why we care',
        body: [
          'The chilli in our marinade grew wild in Mozambique. Mozambique is among the countries with the most malaria in the world.',
        ],
      },
      what: {
        heading: 'What helps',
        body: [
          {
            list: [
              'Nets treated with insecticide, over every bed.',
              'A test and a medicine within a day of the fever.',
              'Since 2021, vaccines for the youngest.',
            ],
          },
        ],
      },
      us: {
        heading: 'What we do',
        body: [
          'We are choosing whom to work with, and will say here with whom, how much, and what came of it. Until then, give directly to those who do it well; no need to go through us.',
        ],
      },
    },
  },
})
