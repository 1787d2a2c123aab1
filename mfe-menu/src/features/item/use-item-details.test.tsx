import {
  aHalfChicken,
  aMenu,
  aMenuItem,
  aMenuSection,
  act,
  createFakeHttp,
  renderScreen,
  screen,
  waitFor,
} from '@galo/testing'
import { menuMark } from './menu-mark'
import { useItemDetails } from './use-item-details'

const menuWith = (displayName: string) =>
  aMenu({ sections: [aMenuSection({ items: [aHalfChicken(), aMenuItem({ displayName })] })] })
const before = menuWith('Garlic dip')
const after = menuWith('Garlic and sesame dip')

const Dish = ({ mark }: { readonly mark: string }) => {
  const details = useItemDetails('deansgate', mark, null)
  const dish = details.detailsOf('garlic-dip')
  return (
    <>
      <button onClick={details.bring}>Look</button>
      <p>{dish?.displayName ?? 'Nothing yet'}</p>
      <p>{details.hasFailed('garlic-dip') ? 'Failed' : 'Fine'}</p>
    </>
  )
}

describe('the whole dishes behind an open menu', () => {
  const openWith = () => {
    const http = createFakeHttp({ 'menu.get-menu': () => ({ data: { menu: before } }) })
    return renderScreen(<Dish mark={menuMark(before)} />, { owner: 'mfe-menu', http })
  }

  it('come anew with a menu that has changed, the ones before staying until then', async () => {
    const { http, user, rerender } = openWith()
    await user.click(screen.getByRole('button', { name: 'Look' }))
    await screen.findByText('Garlic dip')
    let arrive = () => {}
    http.answer('menu.get-menu', async () => {
      await new Promise<void>((resolve) => (arrive = resolve))
      return { data: { menu: after } }
    })
    rerender(<Dish mark={menuMark(after)} />)
    await waitFor(() => expect(http.calls).toHaveLength(2))
    expect(screen.getByText('Garlic dip')).toBeVisible()
    act(() => arrive())
    expect(await screen.findByText('Garlic and sesame dip')).toBeVisible()
  })

  it('stay where the new ones can’t be had, which come with the line', async () => {
    const { http, user, rerender } = openWith()
    await user.click(screen.getByRole('button', { name: 'Look' }))
    await screen.findByText('Garlic dip')
    http.answer('menu.get-menu', () => {
      throw new Error('no line')
    })
    rerender(<Dish mark={menuMark(after)} />)
    await waitFor(() => expect(http.calls).toHaveLength(2))
    expect(await screen.findByText('Garlic dip')).toBeVisible()
    expect(screen.getByText('Fine')).toBeVisible()
    http.answer('menu.get-menu', () => ({ data: { menu: after } }))
    act(() => void dispatchEvent(new Event('online')))
    expect(await screen.findByText('Garlic and sesame dip')).toBeVisible()
  })
})
