import { defineWords } from '@galo/words'
import { COMPANIES, type Company } from '@galo/domain'
import type { Block, Sections, TextPageWords } from '../text'

/** What the law of a market puts differently. */
interface Law {
  readonly company: Company
  readonly rights: string
  readonly noReturns: string
  readonly deposit: readonly Block[]
  readonly courts: string
  readonly advice: Block
}

const sectionsUnder = ({ company, rights, noReturns, deposit, courts, advice }: Law): Sections => ({
  'who-we-are': {
    heading: 'Who we are',
    body: [
      `You buy from ${company.name}, registered in ${company.registeredIn} under number ${company.number}, VAT number ${company.vat}, at ${company.address}.`,
      ['You reach us by ', { write: 'e-mail' }, ' and by ', { ring: 'telephone' }, `, ${company.telephone}.`],
    ],
  },
  order: {
    heading: 'When an order is an order',
    body: [
      'A basket is a question. When you press the button that names the price, you offer to buy, and your bank is asked for the money. We have a contract as soon as the restaurant says yes, which the page of your order shows.',
      'If the restaurant says no, or doesn’t answer in time, there is no contract and you get all your money back by itself.',
    ],
  },
  price: {
    heading: 'What it costs',
    body: [
      'Prices are those of the restaurant you order from, VAT included. Fees are named one by one and are part of the total before you pay. If a price changes while you choose, we say so before you pay; afterwards it stays as it was.',
      ...deposit,
    ],
  },
  paying: {
    heading: 'Paying',
    body: [
      'Cards are taken by our payment provider; the number never reaches us. Your bank may ask whether it’s you. One order is charged once, however often the button was pressed or the page loaded.',
    ],
  },
  collecting: {
    heading: 'Getting your food',
    body: [
      'The time you choose is when we mean to have it ready. Bring the number of the order. If you come much later, the food has waited too, and we may have to throw it away rather than hand it over cold.',
      'Where a restaurant delivers, the page says who brings the food and when; it is our order until it is in your hands.',
    ],
  },
  changing: {
    heading: 'Changing your mind',
    body: [
      'Until the restaurant has confirmed, nothing is on the grill yet: ring it, and it can turn your order down, so that the money goes back. Its number is on the page of your order.',
      noReturns,
    ],
  },
  wrong: {
    heading: 'When something is wrong',
    body: [
      ['Tell the restaurant or ', { contact: 'tell us' }, ', best on the same day, with the number of the order.'],
      rights,
      ['Money goes back to the card it came from. ', { refunds: 'How long that takes' }, ' is up to your bank.'],
    ],
  },
  alcohol: {
    heading: 'Beer and wine',
    body: [
      'We sell alcohol to people of 18 and over, and only at the hours for which the restaurant has a licence. Whoever looks younger than 25 is asked for a passport, driving licence or proof-of-age card. Without it we keep the drink and give the money for it back.',
    ],
  },
  allergens: {
    heading: 'Allergens',
    body: [
      [
        'Each dish lists its allergens, and those of the choices you make. Our grills, fryers and hands are shared, so we never promise that a dish has no trace of something. ',
        { allergens: 'What that means for you' },
        '.',
      ],
    ],
  },
  vouchers: {
    heading: 'Codes and rewards',
    body: [
      'One code to an order, beside at most one reward. What a code is good for and until when stands with it. It has no value in money, and what it took off does not come back when the order is refunded in part.',
    ],
  },
  duty: {
    heading: 'What we answer for',
    body: [
      'We answer for what we do wrong and for what comes of it as anybody could have foreseen. Nothing here takes away what the law gives you as a consumer, nor our liability for death, injury or deceit.',
      'What nobody can help, a flood or a power cut, excuses us from cooking, not from giving your money back.',
    ],
  },
  law: {
    heading: 'Law, courts and other help',
    body: [courts, advice],
  },
})

/** The contract between a customer and the company of their market. */
export const TERMS_WORDS = defineWords<TextPageWords>({
  en: {
    name: 'Terms',
    title: 'Terms of ordering',
    description:
      'What you and Galo owe each other when you order: prices, paying, collecting, changing your mind, money back.',
    lede: 'What you and we owe each other when you order here. No clause is longer than it has to be.',
    state: 'In force',
    dated: 'Since 23 November 2026',
    inShort: [
      'You pay the price that stands on the button, once.',
      'If we can’t cook it, you get your money back without asking.',
      'If it isn’t right, say so and we put it right.',
    ],
    sections: sectionsUnder({
      company: COMPANIES.UK,
      rights:
        'Under the Consumer Rights Act 2015 food has to be as described, of satisfactory quality and fit to eat. Where it is not, you may ask for it again, or for some or all of your money.',
      noReturns:
        'Food that is made for you and goes off quickly can’t be sent back because you no longer want it: the 14 days of the Consumer Contracts Regulations 2013 do not apply to it.',
      deposit: [],
      courts:
        'The law of England and Wales applies. You may go to court where you live: in Scotland and Northern Ireland to the courts there, with the rights you have there.',
      advice: ['Free advice comes from ', { consumerHelp: 'Citizens Advice' }, '.'],
    }),
  },
  'en-IE': {
    sections: sectionsUnder({
      company: COMPANIES.IE,
      rights:
        'Under the Consumer Rights Act 2022 food has to be as described, of satisfactory quality and fit to eat. Where it is not, you may ask for it again, or for some or all of your money.',
      noReturns:
        'Food that is made for you and goes off quickly can’t be sent back because you no longer want it: the right to cancel within 14 days in Part 5 of the Consumer Rights Act 2022 does not apply to it.',
      deposit: [
        'Bottles and cans that you carry away bear the deposit of the Deposit Return Scheme. It is a line of its own, no fee of ours, and comes back to you where you return them.',
      ],
      courts: 'The law of Ireland applies, and its courts decide; for small sums there is the Small Claims procedure.',
      advice: ['Free advice comes from the ', { consumerHelp: 'Competition and Consumer Protection Commission' }, '.'],
    }),
  },
})
