import { screen } from '@galo/testing'
import { refusal } from '../../test/a-basket-at-work'
import { AT, open, sheet } from '../../test/menu-page.fixture'

const addWith = async (body: object) => {
  const page = open({ at: `${AT}&item=half-chicken` })
  page.http.answer('basket.add-item', () => {
    throw refusal(409, 'ITEM_OUT_OF_STOCK', body)
  })
  const dish = await sheet('Half chicken')
  await page.user.click(await dish.findByRole('radio', { name: /Fogo/ }))
  await page.user.click(dish.getByRole('radio', { name: /With two regular sides/ }))
  await page.user.click(dish.getByRole('checkbox', { name: /Spiced rice/ }))
  await page.user.click(dish.getByRole('checkbox', { name: /Peri chips/ }))
  await page.user.click(dish.getByRole('button', { name: /Add to basket/ }))
  return dish
}

describe('a dish that is made up while something of it sells out', () => {
  it('is not called sold out to who only has to choose another side: the side is named', async () => {
    const dish = await addWith({ sold_out_choices: ['Spiced rice'] })
    expect(await dish.findByText('Sorry, Spiced rice just sold out. Choose something else.')).toBeVisible()
    expect(screen.queryByText(/That dish has just sold out/)).not.toBeInTheDocument()
    expect(dish.getByRole('radio', { name: /Fogo/ })).toBeChecked()
  })

  it('has the side marked and taken out, so that another can be chosen and no press is refused for it again', async () => {
    const dish = await addWith({ sold_out_choices: ['Spiced rice'] })
    const rice = await dish.findByRole('checkbox', { name: /Spiced rice.*Sold out/ })
    expect(rice).toBeDisabled()
    expect(rice).not.toBeChecked()
    expect(dish.getByRole('checkbox', { name: /Peri chips/ })).toBeChecked()
    expect(dish.getByText('1 of 2')).toBeVisible()
  })

  it('says so beside the button that was pressed, not above what was scrolled away', async () => {
    const dish = await addWith({ sold_out_choices: ['Spiced rice'] })
    const words = await dish.findByRole('alert')
    expect(words.closest('footer')).toContainElement(dish.getByRole('button', { name: /Add to basket/ }))
  })

  it('is called sold out when it is', async () => {
    const dish = await addWith({})
    expect(await dish.findByText(/That dish has just sold out/)).toBeVisible()
  })
})
