import { findAnswers } from './find-answers.model'

const topics = [
  {
    path: '/help/section?id=paying',
    sections: {
      refused: { heading: 'My card was refused', body: ['You have not been charged.'] },
      refund: { heading: 'When does a refund arrive?', body: ['Your bank shows it.', { list: ['On your card'] }] },
    },
  },
  {
    path: '/help/section?id=collection',
    sections: { where: { heading: 'Where do I go?', body: [['See ', { orders: 'your order' }, ' for the counter.']] } },
  },
] as const

const found = (asked: string) => findAnswers(asked, topics).map(({ path }) => path)

describe('what help finds', () => {
  it('begins with the question that has the words in it', () =>
    expect(found('card')).toEqual(['/help/section?id=paying#refused', '/help/section?id=paying#refund']))

  it('takes another form of a word for the word', () =>
    expect(found('refunds?')).toEqual(['/help/section?id=paying#refund']))

  it('looks into links, too, and shows how the answer begins', () =>
    expect(findAnswers('orders', topics)).toEqual([
      {
        path: '/help/section?id=collection#where',
        question: 'Where do I go?',
        beginning: 'See your order for the counter.',
      },
    ]))

  it.each(['', 'to my', '…'])('is nothing for “%s”', (asked) => expect(found(asked)).toEqual([]))
})
