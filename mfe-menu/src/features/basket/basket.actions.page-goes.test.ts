import { NetworkError } from '@galo/contracts/errors'
import { aBasketAtWork, AT_DEANSGATE, DIP, withDips } from '../../test/a-basket-at-work'

/** A platform whose answer is a matter of time. */
const answeredLater = (basket: ReturnType<typeof aBasketAtWork>) => {
  const answers: (() => void)[] = []
  basket.http.answer(
    'basket.add-item',
    () => new Promise((resolve) => void answers.push(() => resolve(withDips(answers.length)))),
  )
  return answers
}
const untilSent = async (basket: ReturnType<typeof aBasketAtWork>, count: number) => {
  while (basket.sent('basket.add-item').length < count) await new Promise((resolve) => setTimeout(resolve))
}

describe('A page that goes while a press has no answer', () => {
  it('leaves what was pressed, in its order and under its numbers, to the next page', async () => {
    const basket = aBasketAtWork(withDips(0))
    answeredLater(basket)
    void basket.actions.add(AT_DEANSGATE, { ...DIP, name: 'Garlic dip' })
    void basket.actions.step('line-1', 1)
    await untilSent(basket, 1)
    basket.actions.keepUnanswered()
    basket.actions.keepUnanswered()
    const [number] = basket.sent('basket.add-item').map((body) => (body as { readonly change_id: string }).change_id)
    expect(basket.store.getState().waiting).toMatchObject([
      { id: number, name: 'Garlic dip', wish: { kind: 'add' } },
      { id: 'change-2', wish: { kind: 'step', lineId: 'line-1', by: 1 } },
    ])
  })

  it('leaves what was broken off, or failed before, in the order of the presses, and no words that this page alone could act on', async () => {
    const basket = aBasketAtWork(withDips(1))
    const { actions, http, store } = basket
    http.answer('basket.add-item', () => {
      throw new NetworkError('unreachable')
    })
    await actions.add(AT_DEANSGATE, DIP)
    await actions.add(AT_DEANSGATE, { ...DIP, name: 'Garlic dip' })
    expect(store.getState().request).toBe('ERROR')
    http.answer('basket.add-item', () => new Promise(() => {}))
    void actions.retry()
    void actions.step('line-1', 1)
    actions.keepUnanswered()
    expect(store.getState()).toMatchObject({ errorCode: null, failedLine: null })
    expect(store.getState().waiting.map(({ id, wish }) => [id, wish.kind])).toEqual([
      ['change-1', 'add'],
      ['change-2', 'add'],
      ['change-3', 'step'],
    ])
  })

  it('leaves nothing of what the customer gave up', async () => {
    const { actions, http, store } = aBasketAtWork(withDips(1))
    http.answer('basket.add-item', () => {
      throw new NetworkError('unreachable')
    })
    await actions.add(AT_DEANSGATE, DIP)
    actions.forgetFailure()
    actions.keepUnanswered()
    expect(store.getState().waiting).toEqual([])
  })

  it('leaves nothing of what was answered', async () => {
    const basket = aBasketAtWork(withDips(0))
    const answers = answeredLater(basket)
    const added = basket.actions.add(AT_DEANSGATE, DIP)
    await untilSent(basket, 1)
    answers[0]?.()
    await added
    basket.actions.keepUnanswered()
    expect(basket.store.getState().waiting).toEqual([])
  })
})
