import { defineWords } from '@galo/words'
import { COMPANIES, type Company } from '@galo/domain'
import type { Sections, TextPageWords } from '../text'

interface Law {
  readonly company: Company
  readonly act: string
  readonly taxYears: string
  readonly authority: string
}

const sectionsUnder = ({ company, act, taxYears, authority }: Law): Sections => ({
  controller: {
    heading: 'Who answers for it',
    body: [
      [
        `${company.name}, ${company.address}, decides what is done with what we know about you, under ${act}. Questions go `,
        { write: 'to our data protection lead' },
        '.',
      ],
    ],
  },
  what: {
    heading: 'What we know, why, and how long',
    body: [
      {
        table: {
          caption: 'Everything we keep about you',
          columns: ['What', 'What for', 'Why we may', 'How long'],
          rows: [
            [
              'Name, e-mail, telephone with an order',
              'To cook it, call it out and reach you if something is missing',
              'Our contract with you',
              `With the order, ${taxYears}: the tax office may ask`,
            ],
            [
              'What you ordered, where, when, for how much',
              'Your receipt, refunds, our books',
              'Contract and tax law',
              taxYears,
            ],
            [
              'An account, if you open one: name, e-mail, telephone, addresses, how your password can be checked',
              'To know you again',
              'Our contract with you',
              'Until you delete it',
            ],
            [
              'Your card: chillies and rewards',
              'To give you what you earned',
              'Our contract with you',
              'Until you leave',
            ],
            [
              'Where you are, if you let your browser say so',
              'To find the nearest Galo',
              'You said yes',
              'Not at all: it goes into the search and is gone with it',
            ],
            [
              'A number for your device, and the address you call from',
              'To refuse stolen cards and people who try codes',
              'Our interest, and yours, in not being robbed',
              'A year at most',
            ],
            [
              'What went wrong on a page, without who you are',
              'To mend it',
              'Our interest in a site that works',
              'Some weeks',
            ],
          ],
        },
      },
      'We ask for no birthday, no gender and nothing about your health. A dish without milk tells us that you wanted no milk, and we draw no conclusion from it.',
    ],
  },
  'not-known': {
    heading: 'What we never see',
    body: [
      'The number of your card. It goes from your browser to the payment provider; we learn the last four digits, the brand and whether the bank said yes.',
    ],
  },
  whom: {
    heading: 'Who else sees it',
    body: [
      {
        list: [
          'The restaurant that cooks for you, and whoever brings the food: name, order, and for a delivery the address.',
          'The payment provider and your bank: the sum and your card.',
          'The companies that run our computers: they keep it for us and may do nothing else with it.',
          'A court or the police, where the law says we must.',
        ],
      },
      'We sell nothing about you to anybody. Data stay in the United Kingdom and the European Union; where a provider works elsewhere, the contract terms that both authorities ask for apply.',
    ],
  },
  machines: {
    heading: 'What machines decide',
    body: [
      'One thing: whether a payment looks like fraud. If it is refused for that, write to us and a person looks at it.',
    ],
  },
  rights: {
    heading: 'What you may ask for',
    body: [
      {
        list: [
          'A copy of what we know, in a form you can take elsewhere.',
          'That we correct it, delete it, or leave it alone while we argue about it. What tax law makes us keep, we keep and use for nothing else.',
          'That we stop what we do in our own interest, or what you once said yes to.',
        ],
      },
      [
        { write: 'Write to us' },
        ' from the e-mail you order with; no form, no charge. You have an answer within a month.',
      ],
    ],
  },
  complain: {
    heading: 'If you’re not happy with us',
    body: [['You may complain to the ', { privacyAuthority: authority }, ' at any time.']],
  },
  changes: {
    heading: 'When this changes',
    body: ['The date above changes with it. What touches you, we tell you before it counts.'],
  },
})

export const PRIVACY_WORDS = defineWords<TextPageWords>({
  en: {
    name: 'Privacy',
    title: 'Privacy notice',
    description: 'What Galo knows about you, what for, how long, who else sees it, and what you may ask for.',
    lede: 'We know what we need to feed you. This is all of it.',
    state: 'In force',
    dated: 'Since 23 November 2026',
    inShort: [
      'An order needs a name, an e-mail and a telephone. Nothing else is asked for.',
      'Your card’s number never reaches us.',
      'We sell nothing about you.',
    ],
    sections: sectionsUnder({
      company: COMPANIES.UK,
      act: 'the UK GDPR and the Data Protection Act 2018',
      taxYears: 'six years',
      authority: 'Information Commissioner’s Office',
    }),
  },
  'en-IE': {
    sections: sectionsUnder({
      company: COMPANIES.IE,
      act: 'the GDPR and the Data Protection Acts 1988 to 2018',
      taxYears: 'six years',
      authority: 'Data Protection Commission',
    }),
  },
})
