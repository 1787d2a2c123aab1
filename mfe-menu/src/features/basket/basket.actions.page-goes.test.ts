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
