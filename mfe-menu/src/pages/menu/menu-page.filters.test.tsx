import { aMenu, aMenuItem, aMenuSection, screen, waitFor, within } from '@galo/testing'
import type { MenuItem } from '@galo/contracts/menu'
import { aKitchen } from '../../test/a-kitchen'
import { AT, dataWith, open } from '../../test/menu-page.fixture'
import { EVERYTHING_THERE, toCardSections } from './menu-page.model'

const dish = (slug: string, displayName: string, rest: Partial<MenuItem> = {}): MenuItem =>
  aMenuItem({ slug, displayName, description: '', ...rest })

const SIDES = [
  dish('mash', 'Creamy mash', { description: 'Butter, hot milk. No peel.', allergens: { milk: 'YES' } }),
  dish('slaw', 'Rainbow slaw', { allergens: { milk: 'MAYBE_FROM_KITCHEN_CROSS_CONTAMINATION' } }),
  dish('chips', 'Peri chips', { diets: ['HALAL'] }),
  dish('of-the-day', 'Side of the day', { allergens: { milk: 'UNKNOWN' } }),
]
const DRINKS = [dish('water', 'Still water')]
const MENU = aMenu({
  sections: [
    aMenuSection({ id: 'sides', displayName: 'Sides', items: SIDES }),
    aMenuSection({ id: 'drinks', displayName: 'Drinks', items: DRINKS }),
  ],
})
const DATA = { ...dataWith(), sections: toCardSections(MENU.sections, 'COLLECTION', EVERYTHING_THERE) }

const openMenu = (at = AT) => open({ at, http: aKitchen([], MENU) }, DATA)

const names = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
const cardOf = (name: string) => {
  const card = screen.getByRole('heading', { level: 3, name }).closest('article')
  if (card === null) throw new Error(`${name} has no card`)
  return within(card)
}
type User = ReturnType<typeof openMenu>['user']
const filters = async (user: User) => {
  await user.click(screen.getByRole('link', { name: /^Filters/ }))
  return within(await screen.findByRole('dialog', { name: 'Filter the menu' }))
}
const leaveOutMilk = async (user: User) => {
  const sheet = await filters(user)
  await user.click(sheet.getByRole('checkbox', { name: 'Milk' }))
  await screen.findByText(/Safe mode is on: no milk/)
  return sheet
}

describe('The search of a menu', () => {
  it('leaves what has the word, says how much that is, and is cleared by Escape', async () => {
    const { user } = openMenu()
    const field = screen.getByRole('searchbox', { name: 'Search the menu' })
    await user.type(field, 'chips')
    expect(await screen.findByText('1 dish for “chips”')).toBeVisible()
    expect(names()).toEqual(['Peri chips'])
    expect(screen.queryByRole('heading', { level: 2, name: 'Drinks' })).toBeNull()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(names()).toHaveLength(5))
    expect(field).toHaveValue('')
  })

  it('offers who types “no milk” what checks it, and not the dish that says so of itself', async () => {
    const { user } = openMenu()
    const field = screen.getByRole('searchbox')
    await user.type(field, 'no milk{Enter}')
    const offered = await screen.findByText(
      'For food with no milk, safe mode checks every dish and all that can be chosen with it.',
    )
    expect(names()).toHaveLength(5)
    await user.click(screen.getByRole('button', { name: 'Turn on safe mode' }))
    expect(await screen.findByText(/Safe mode is on: no milk/)).toBeVisible()
    expect(offered).not.toBeInTheDocument()
    expect(field).toHaveValue('')
    expect(document.body).not.toHaveFocus()
    expect(await cardOf('Creamy mash').findByText('Not for you')).toBeVisible()
    await user.type(field, 'dairy free{Enter}')
    expect(await screen.findByText('Safe mode is on for that: no milk.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Turn on safe mode' })).toBeNull()
  })

  it('finds a diet by the label that says so', async () => {
    const { user } = openMenu()
    await user.type(screen.getByRole('searchbox'), 'halal{Enter}')
    expect(await screen.findByText('1 dish for “halal”')).toBeVisible()
    expect(names()).toEqual(['Peri chips'])
  })

  it('says that nothing is called so, and has a way on', async () => {
    const { user } = openMenu()
    await user.type(screen.getByRole('searchbox'), 'sushi{Enter}')
    expect(await screen.findByText('No dish here is called “sushi”')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Show the whole menu' }))
    await waitFor(() => expect(names()).toHaveLength(5))
  })

  it('says that it guessed', async () => {
    const { user } = openMenu()
    await user.type(screen.getByRole('searchbox'), 'chipz')
    expect(await screen.findByText('Nothing is called “chipz”. 1 dish is close to it')).toBeVisible()
  })
})

describe('Safe mode on a menu', () => {
  it('says of every dish what it is to somebody, with the reason, and what does not suit comes last', async () => {
    const { user } = openMenu()
    await leaveOutMilk(user)
    expect(await screen.findByText('2 safe')).toBeVisible()
    expect(screen.getByText('1 may contain')).toBeVisible()
    expect(screen.getByText('2 not for you')).toBeVisible()
    expect(names()).toEqual(['Peri chips', 'Creamy mash', 'Rainbow slaw', 'Side of the day', 'Still water'])
    expect(cardOf('Peri chips').getByText('No milk')).toBeVisible()
    expect(cardOf('Creamy mash').getByText('Contains milk. Try Peri chips')).toBeVisible()
    expect(cardOf('Rainbow slaw').getByText('May contain milk, from our kitchen. Try Peri chips')).toBeVisible()
    expect(cardOf('Side of the day').getByText('We can’t be sure about milk. Try Peri chips')).toBeVisible()
  })

  it('takes the “+” from what does not suit, and from no other', async () => {
    const { user } = openMenu()
    await leaveOutMilk(user)
    await screen.findByText('2 safe')
    expect(cardOf('Peri chips').getByRole('button', { name: 'Add Peri chips' })).toBeVisible()
    for (const name of ['Creamy mash', 'Rainbow slaw', 'Side of the day'])
      expect(cardOf(name).queryByRole('button')).toBeNull()
  })

  it('gives it back to traces for who does not mind them', async () => {
    const { user } = openMenu()
    const sheet = await leaveOutMilk(user)
    await user.click(sheet.getByRole('checkbox', { name: /No traces either/ }))
    expect(await cardOf('Rainbow slaw').findByRole('button')).toBeVisible()
    expect(cardOf('Rainbow slaw').getByText('May contain')).toBeVisible()
    expect(cardOf('Side of the day').queryByRole('button')).toBeNull()
  })

  it('hides what does not suit for who wants that: counted, and one press away', async () => {
    const { user } = openMenu()
    const sheet = await leaveOutMilk(user)
    await user.click(sheet.getByRole('radio', { name: /^Hide/ }))
    expect(await screen.findByText('3 dishes are hidden, because they don’t suit you.')).toBeVisible()
    expect(sheet.getByRole('button', { name: 'Show 2 dishes, 2 safe' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Show what doesn’t suit you in Sides', hidden: true }))
    await waitFor(() => expect(names()).toHaveLength(5))
  })

  it('keeps what somebody leaves out in no link of the page', async () => {
    const { user } = openMenu()
    await leaveOutMilk(user)
    const links = [...document.querySelectorAll('a')].map(({ href }) => href)
    expect(links.filter((href) => /milk/i.test(href))).toEqual([])
    expect(links.length).toBeGreaterThan(5)
  })

  it('is off again, all of it, by one press', async () => {
    const { user } = openMenu()
    const sheet = await leaveOutMilk(user)
    await user.click(sheet.getByRole('button', { name: 'Clear all' }))
    await waitFor(() => expect(screen.queryByText(/Safe mode is on/)).toBeNull())
    expect(sheet.getByRole('switch', { name: /Safe mode/ })).not.toBeChecked()
  })
})

describe('A diet beside the search', () => {
  const quick = (name: string) => within(screen.getByRole('search')).getByRole('checkbox', { name })

  it('is one press: every dish is judged by it, and the sheet has it chosen', async () => {
    const { user } = openMenu()
    await user.click(quick('Vegan'))
    expect(await screen.findByText(/Safe mode is on: vegan/)).toBeVisible()
    expect(quick('Vegan')).toBeChecked()
    expect(cardOf('Peri chips').getByText('Not vegan')).toBeVisible()
    // Of a diet there are no traces.
    expect(screen.queryByText(/\d may contain$/)).toBeNull()
    const sheet = await filters(user)
    expect(sheet.getByRole('checkbox', { name: 'Vegan' })).toBeChecked()
    await user.click(sheet.getByRole('checkbox', { name: 'Vegan' }))
    await waitFor(() => expect(quick('Vegan')).not.toBeChecked())
    expect(screen.queryByText(/Safe mode is on/)).toBeNull()
  })

  it('is not ticked any more once safe mode is off, and has it on again with all that is left out', async () => {
    const { user } = openMenu()
    const sheet = await leaveOutMilk(user)
    await user.click(quick('Vegetarian'))
    expect(await screen.findByText(/Safe mode is on: no milk, vegetarian/)).toBeVisible()
    await user.click(sheet.getByRole('switch', { name: /Safe mode/ }))
    await waitFor(() => expect(quick('Vegetarian')).not.toBeChecked())
    await user.click(quick('Vegan'))
    expect(await screen.findByText(/Safe mode is on: no milk, vegetarian, vegan/)).toBeVisible()
    expect(quick('Vegetarian')).toBeChecked()
  })
})

describe('Calories on a menu', () => {
  it('are there until somebody asks for none, and the daily need stays', async () => {
    const { user } = openMenu()
    expect(cardOf('Peri chips').getByText(/90 kcal/)).toBeVisible()
    const sheet = await filters(user)
    await user.click(sheet.getByRole('checkbox', { name: /Hide calories/ }))
    await waitFor(() => expect(cardOf('Peri chips').queryByText(/kcal/)).toBeNull())
    expect(screen.getByText(/Adults need around 2000 kcal a day/)).toBeVisible()
  })
})
