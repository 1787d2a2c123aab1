import { aLine, renderScreen, screen } from '@galo/testing'
import { aFilledBasket } from '../../test/a-filled-basket'
import { aKitchen } from '../../test/a-kitchen'
import { BasketLines } from './basket-lines'
import { LineMarks } from './line-marks'

jest.mock('./line-marks', () => {
  const actual = jest.requireActual<{ readonly LineMarks: typeof LineMarks }>('./line-marks')
  return { LineMarks: jest.fn(actual.LineMarks) }
})

it('a press on a line draws that line again, and none beside it', async () => {
  const draw = jest.mocked(LineMarks)
  const drawn = () => new Set(draw.mock.calls.map(([{ line }]) => line.display_name))
  const lines = [aLine(), aLine({ id: 'line-2', display_name: 'Peri chips', menu_item_id: 'item-peri-chips' })]
  const { user } = renderScreen(<BasketLines />, {
    owner: 'mfe-menu',
    seed: { basket: aFilledBasket(lines) },
    http: aKitchen(lines),
  })
  expect(drawn()).toEqual(new Set(['Garlic dip', 'Peri chips']))
  draw.mockClear()
  await user.click(screen.getByRole('button', { name: 'One Garlic dip more' }))
  expect(await screen.findByText('£2.40')).toBeVisible()
  expect(drawn()).toEqual(new Set(['Garlic dip']))
})
