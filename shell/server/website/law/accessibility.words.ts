import { defineWords } from '@galo/words'
import type { Block, Sections, TextPageWords } from '../text'

const sectionsWith = (help: readonly Block[], duty: string): Sections => ({
  measure: {
    heading: 'How we measure',
    body: [
      'Every change is tested by machine against the Web Content Accessibility Guidelines 2.2, level AA, on a phone and on a desk, through a whole order from the postcode to the confirmation. A machine finds about a third of what can be wrong; the rest we look for by keyboard and by ear, and by what you tell us.',
      duty,
    ],
  },
  works: {
    heading: 'What works today',
    body: [
      {
        list: [
          'Everything you can press is at least 44 by 44 pixels, and shows clearly when it has focus.',
          'Every step can be done with a keyboard alone. The first stop of every page leads past its head.',
          'Text grows to 200 %, pages to 400 %: on a screen 320 pixels wide nothing has to be scrolled sideways.',
          'Heat, allergens and the progress of an order are never told by colour alone.',
          'The map has a list beside it with the same restaurants in the same order.',
          'Motion stops when your device asks for less of it; high contrast and forced colours keep all information.',
          'Help, law and this page need no script.',
        ],
      },
    ],
  },
  gaps: {
    heading: 'What doesn’t yet',
    body: [
      {
        table: {
          caption: 'Gaps we know',
          columns: ['Where', 'What happens', 'What helps meanwhile'],
          rows: [
            [
              'Ordering without scripts',
              'Pages can be read, but nothing can be put in a basket',
              'Ring the restaurant',
            ],
            [
              'Your bank’s question while paying',
              'Some banks’ pages time out after five minutes',
              'The order stays: pay again',
            ],
            ['Irish Sign Language and British Sign Language', 'No films in either', 'Write to us'],
          ],
        },
      },
    ],
  },
  restaurants: {
    heading: 'In our restaurants',
    body: [
      [
        'Whether a restaurant has a step-free way in and an accessible toilet stands with it in ',
        { search: 'the search' },
        ', where you can ask for it. Assistance dogs are welcome at every table.',
      ],
    ],
  },
  tell: {
    heading: 'Tell us',
    body: [
      [
        'Something in your way? ',
        { write: 'Write to us' },
        ' or ',
        { ring: 'ring' },
        '. Say which page and what you use; you have an answer within five working days, and the information you were after in a form that works for you.',
      ],
    ],
  },
  else: { heading: 'If we don’t answer', body: help },
})

export const ACCESSIBILITY_WORDS = defineWords<TextPageWords>({
  en: {
    name: 'Accessibility',
    title: 'Accessibility statement',
    description: 'How far Galo’s site can be used by everybody, where it can’t yet, and whom to tell.',
    lede: 'Anyone who is hungry should be able to order. This page says how far we’ve got and where we haven’t.',
    state: 'Meets WCAG 2.2 AA in part',
    dated: 'Checked on 23 November 2026, next by May 2027',
    inShort: [
      'You can order with a keyboard, a screen reader or a switch.',
      'Text grows to 200 %, pages to 400 %, on a phone 320 pixels wide.',
      'A gap we know of is named below.',
    ],
    sections: sectionsWith(
      [
        [
          'In England, Scotland and Wales the ',
          { equalityHelp: 'Equality Advisory and Support Service' },
          ' can help; in Northern Ireland the ',
          { equalityHelpNorth: 'Equality Commission' },
          '.',
        ],
      ],
      'The Equality Act 2010 obliges us, in Northern Ireland the Disability Discrimination Act 1995.',
    ),
  },
  'en-IE': {
    sections: sectionsWith(
      [
        [
          'The ',
          { consumerHelp: 'Competition and Consumer Protection Commission' },
          ' watches over shops on the web, and the ',
          { equalityHelp: 'Irish Human Rights and Equality Commission' },
          ' advises on your rights.',
        ],
      ],
      'The European Union (Accessibility Requirements of Products and Services) Regulations 2023 oblige us, and the Equal Status Acts.',
    ),
  },
})
