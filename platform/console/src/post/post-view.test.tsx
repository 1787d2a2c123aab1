import { screen, within } from '@galo/testing'
import { aLetter } from '../test/builders'
import { renderConsole } from '../test/render-console'
import { PostView } from './post-view'

describe('The post', () => {
  it('shows each letter whole, with a link that opens beside the console', async () => {
    renderConsole(<PostView />, {
      'console.read-letters': () => ({
        letters: [
          aLetter({ id: 2, subject: 'A new password for Galo' }),
          aLetter({ id: 1, subject: 'Is this yours?' }),
        ],
      }),
    })
    await screen.findByText('Is this yours?')
    const [latest] = screen.getAllByRole('listitem')
    expect(within(latest!).getByText('A new password for Galo')).toBeVisible()
    expect(within(latest!).getByText(/^Hello Ana,/)).toBeVisible()
    const link = within(latest!).getByRole('link', { name: 'Open its link' })
    expect(link).toHaveAttribute('href', aLetter().link)
    expect(link).toHaveAttribute('target', '_blank')
  })

  it('says so when nothing was sent', async () => {
    renderConsole(<PostView />, { 'console.read-letters': () => ({ letters: [] }) })
    expect(await screen.findByText('No letter was sent yet.')).toBeVisible()
  })
})
