import { defineWords } from '@galo/words'
import { COMPANIES, type Company } from '@galo/domain'
import type { Sections, TextPageWords } from '../text'

/** Each section of a topic is a question, as people ask it. */

export const MY_ORDER_WORDS = defineWords<TextPageWords>({
  en: {
    name: 'My order',
    title: 'My order',
    description: 'Where your order is, what to do when something is missing, and whether it can still be changed.',
    lede: 'Where it is, what’s missing, and what can still be changed.',
    inShort: [],
    sections: {
      where: {
        heading: 'Where is it?',
        body: [
          [
            'Open ',
            { orders: 'your orders' },
            ' in the browser you ordered with: the page moves on by itself when the kitchen does.',
          ],
          'Another browser doesn’t know the order of a guest. The restaurant does, by its number or your name.',
        ],
      },
      missing: {
        heading: 'Something’s missing or wrong',
        body: [
          [
            'Sorry. Ring the restaurant, whose number is on the page of your order, or ',
            { contact: 'write to us' },
            ' with the number of the order and what was wrong. You choose: cooked again, or the money back.',
          ],
        ],
      },
      change: {
        heading: 'Can I change or cancel it?',
        body: [
          'Ring the restaurant at once. Until it has confirmed, it can turn the order down, and all your money goes back. Once it’s on the coals, it’s yours.',
        ],
      },
      late: {
        heading: 'It’s late',
        body: [
          'The page of the order shows a later time as soon as the kitchen knows one. If the time is over and nothing moves, ring.',
        ],
      },
    },
  },
})

export const PAYING_WORDS = defineWords<TextPageWords>({
  en: {
    name: 'Paying',
    title: 'Paying',
    description: 'What to do when a card is refused, how long a refund takes, and why a code may not work.',
    lede: 'Cards, codes and money that comes back.',
    inShort: [],
    sections: {
      refused: {
        heading: 'My card was refused',
        body: [
          'You have not been charged. Banks don’t tell us why. Check number, date and code, try another card, or ask your bank.',
        ],
      },
      refund: {
        heading: 'When does a refund arrive?',
        body: [
          'We send it at once. Your bank shows it within 2 to 5 working days, on the card you paid with. If your bank shows the first sum as pending, it may vanish instead.',
        ],
      },
      code: {
        heading: 'My code can’t be used',
        body: [
          'Codes have a last day, a smallest sum, sometimes a restaurant or a way of ordering, and each counts once. The message says which it was. One code to an order.',
        ],
      },
      twice: {
        heading: 'Was I charged twice?',
        body: [
          [
            'One order is charged once, also if the page was loaded again while paying. Two sums in your bank’s list are usually one that waits and one that went through. If both stay for a week, ',
            { contact: 'tell us' },
            '.',
          ],
        ],
      },
    },
  },
})

export const ALLERGENS_WORDS = defineWords<TextPageWords>({
  en: {
    name: 'Allergens and diets',
    title: 'Allergens and diets',
    description:
      'Where Galo lists its fourteen allergens, what shared grills and fryers mean, and what is vegetarian, vegan or halal.',
    lede: 'What is listed where, and what we can’t promise.',
    inShort: [],
    sections: {
      where: {
        heading: 'Where are the allergens?',
        body: [
          'With each dish on the menu, and again with the choices you make: a sauce can change them. All fourteen that the law names are listed, and what a dish may contain traces of.',
        ],
      },
      shared: {
        heading: 'Are grills and fryers shared?',
        body: [
          'Yes. The same coals, oil, boards and hands. So even a dish without an allergen may have met it. If a trace is dangerous for you, please don’t order here; eat with somebody who can cook apart.',
        ],
      },
      halal: {
        heading: 'Is everything halal?',
        body: [
          [
            'Not everywhere. Where it is stands with the restaurant in ',
            { search: 'the search' },
            ', and on its menu.',
          ],
        ],
      },
      plants: {
        heading: 'Vegetarian and vegan',
        body: ['Each dish says so. Grills and fryers are shared here, too.'],
      },
      ask: {
        heading: 'Ask somebody',
        body: [
          'Ring the restaurant before you order: the person who answers can look at the packet. In the restaurant, say it at the till each time, even if you’ve had the dish before. Recipes change.',
        ],
      },
    },
  },
})

export const CARD_HELP_WORDS = defineWords<TextPageWords>({
  en: {
    name: 'Galo card',
    title: 'Card help',
    description: 'What to do when a chilli didn’t arrive, how rewards are used, and what to do without the card.',
    lede: 'Chillies, rewards, and cards that went away.',
    inShort: [],
    sections: {
      earn: {
        heading: 'How do I get a chilli?',
        body: [
          [
            'Show the card at the till. One chilli a day, from a certain sum on, which ',
            { aboutCard: 'the page of the card' },
            ' names.',
          ],
        ],
      },
      missing: {
        heading: 'A chilli didn’t arrive',
        body: [
          [
            'It can take until the next morning. After that, ',
            { contact: 'send us' },
            ' the date, the restaurant and the sum, or a picture of the receipt.',
          ],
        ],
      },
      reward: {
        heading: 'How do I use a reward?',
        body: [
          'At the till: say which, show the card. Rewards come with the third, sixth and tenth chilli and keep for a year.',
        ],
      },
      lost: {
        heading: 'I lost my card',
        body: [
          [
            'Chillies belong to the account and not to the plastic. ',
            { contact: 'Tell us' },
            ' the e-mail of the account: we stop the old card, so that nobody eats your chicken.',
          ],
        ],
      },
    },
  },
})

export const ACCOUNT_WORDS = defineWords<TextPageWords>({
  en: {
    name: 'Account',
    title: 'Account',
    description:
      'Ordering with and without an account, a forgotten password, and getting or deleting what we know about you.',
    lede: 'With one, without one, and out of one.',
    inShort: [],
    sections: {
      need: {
        heading: 'Do I need an account?',
        body: ['No. Everything can be ordered as a guest, at the same price.'],
      },
      details: {
        heading: 'What does this browser remember?',
        body: [[{ profile: 'Your details' }, ' shows it.']],
      },
      data: {
        heading: 'Get or delete my data',
        body: [
          [
            'Write to ',
            { contact: 'us' },
            ' from the e-mail you order with. What we keep and why stands in the ',
            { privacy: 'privacy notice' },
            '.',
          ],
        ],
      },
    },
  },
})

export const RESTAURANT_HELP_WORDS = defineWords<TextPageWords>({
  en: {
    name: 'Restaurants',
    title: 'Restaurants',
    description: 'Opening hours, things left behind, step-free ways in and children.',
    lede: 'Hours, doors and lost umbrellas.',
    inShort: [],
    sections: {
      hours: {
        heading: 'When are you open?',
        body: [
          [
            'Each Galo has its own hours. ',
            { search: 'Search' },
            ' for yours: today’s stand there, holidays included.',
          ],
        ],
      },
      left: {
        heading: 'I left something behind',
        body: ['Ring the restaurant. It keeps what it finds for a month.'],
      },
      stepFree: {
        heading: 'Step-free ways in',
        body: [
          [
            'Which have one stands in ',
            { search: 'the search' },
            '. More in the ',
            { accessibility: 'accessibility statement' },
            '.',
          ],
        ],
      },
      book: {
        heading: 'Can I book a table?',
        body: ['No. Come by; with more than ten people, ring first.'],
      },
    },
  },
})

export const DELIVERY_PARTNER_WORDS = defineWords<TextPageWords>({
  en: {
    name: 'Delivery',
    title: 'Help with a delivery',
    description:
      'Who brings the food, what to do when the rider can’t find you, and who answers when something is wrong.',
    lede: 'Our partners’ riders bring the food. It stays our order until it’s in your hands.',
    inShort: [],
    sections: {
      where: {
        heading: 'Where is the rider?',
        body: [['The page of ', { orders: 'your order' }, ' shows each step, and the time when we expect it.']],
      },
      find: {
        heading: 'They can’t find me',
        body: ['The rider rings the number you gave with the order. Please keep the telephone by you.'],
      },
      wrong: {
        heading: 'It came cold, wrong or not at all',
        body: [
          [
            'Don’t look for the partner’s help: we sold it, ',
            { contact: 'tell us' },
            '. You choose: again, or the money back.',
          ],
        ],
      },
    },
  },
})

export const COLLECTION_WORDS = defineWords<TextPageWords>({
  en: {
    name: 'Collection',
    title: 'Help with a collection',
    description: 'When and where to collect, and what to do if you’re late.',
    lede: 'The restaurant knows best. Its number is on the page of your order and on its menu.',
    inShort: [],
    sections: {
      where: {
        heading: 'Where do I go?',
        body: [
          [
            'To the counter marked for collection. Address and number are on the page of ',
            { orders: 'your order' },
            '.',
          ],
        ],
      },
      late: {
        heading: 'I’m late',
        body: [
          'Ring the restaurant. Food that has waited too long isn’t handed out cold: it’s cooked again if there’s time.',
        ],
      },
      else: {
        heading: 'Can somebody else collect?',
        body: ['Yes, with the number of the order. For beer and wine they have to be 18 or over.'],
      },
    },
  },
})

export const EAT_IN_WORDS = defineWords<TextPageWords>({
  en: {
    name: 'Eating in',
    title: 'Help at the table',
    description: 'Whom to ask when you eat in at a Galo.',
    lede: 'You’re in good hands, and they’re close: wave to anybody in blue.',
    inShort: [],
    sections: {
      staff: {
        heading: 'Ask the staff',
        body: [
          'Something wrong, cold or missing? Tell whoever is nearest, now. They can put it right on the spot, which we here can’t.',
        ],
      },
      allergens: {
        heading: 'Allergies',
        body: [['Say it at the till each time. ', { allergens: 'More about allergens' }, '.']],
      },
      after: {
        heading: 'You’ve left already',
        body: [['Then ', { contact: 'tell us' }, ': restaurant, day, about what time.']],
      },
    },
  },
})

const peopleOf = ({ telephone, email, name, address }: Company): Sections => ({
  order: {
    heading: 'About an order of today',
    body: [
      [
        'Ring the restaurant: it stands at the grill, we don’t. Its number is on the page of ',
        { orders: 'your order' },
        '.',
      ],
    ],
  },
  ring: {
    heading: 'Ring us',
    body: [[{ ring: telephone }, ', every day from 11:00 to 21:00.']],
  },
  write: {
    heading: 'Write to us',
    body: [
      [{ write: email }, '. You have an answer from a person within two working days.'],
      `Letters: ${name}, ${address}.`,
    ],
  },
  complain: {
    heading: 'If you’re still not happy',
    body: [
      [
        'Ask that somebody else looks at it. What you may expect stands in the ',
        { terms: 'terms' },
        '; free advice comes from ',
        { consumerHelp: 'people who don’t work for us' },
        '.',
      ],
    ],
  },
})

export const CONTACT_WORDS = defineWords<TextPageWords>({
  en: {
    name: 'Contact us',
    title: 'Talk to a person',
    description: 'How to reach Galo: the restaurant, by telephone, by e-mail, by letter.',
    lede: 'Someone who can do something about it.',
    inShort: [],
    sections: peopleOf(COMPANIES.UK),
  },
  'en-IE': { sections: peopleOf(COMPANIES.IE) },
})
