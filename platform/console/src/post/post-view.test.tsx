import { screen, within } from '@galo/testing'
import { aLetter, aPush, aText } from '../test/builders'
import { renderConsole } from '../test/render-console'
import { PostView } from './post-view'

const NO_PUSHES = { 'console.read-pushes': () => ({ pushes: [] }) }
const NO_TEXTS = { ...NO_PUSHES, 'console.read-texts': () => ({ texts: [] }) }

describe('The post', () => {
  it('shows each letter whole, with a link that opens beside the console', async () => {
    renderConsole(<PostView />, {
      ...NO_TEXTS,
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
    renderConsole(<PostView />, { ...NO_TEXTS, 'console.read-letters': () => ({ letters: [] }) })
    expect(await screen.findByText('No letter was sent yet.')).toBeVisible()
    expect(await screen.findByText('No text was sent yet.')).toBeVisible()
    expect(await screen.findByText('Nothing was pushed yet.')).toBeVisible()
  })

  it('shows texts beside letters, to whom they went and what they say', async () => {
    renderConsole(<PostView />, {
      ...NO_PUSHES,
      'console.read-letters': () => ({ letters: [] }),
      'console.read-texts': () => ({ texts: [aText({ id: 2, text: 'Galo: it is on its way.' }), aText()] }),
    })
    const texts = within(await screen.findByRole('list', { name: 'Texts' })).getAllByRole('listitem')
    expect(texts).toHaveLength(2)
    expect(texts[0]).toHaveTextContent(/\+447700900123.*Galo: it is on its way\./)
  })

  it('shows what was pushed, for which order, and what became of it', async () => {
    renderConsole(<PostView />, {
      ...NO_TEXTS,
      'console.read-letters': () => ({ letters: [] }),
      'console.read-pushes': () => ({
        pushes: [aPush({ id: 3, outcome: null, settledAt: null }), aPush({ id: 2, outcome: 'gone' }), aPush()],
      }),
    })
    const pushes = within(await screen.findByRole('list', { name: 'On devices' })).getAllByRole('listitem')
    expect(pushes[0]).toHaveTextContent(/Order K4TZ.*On its way to the push service/)
    expect(pushes[1]).toHaveTextContent(/the browser was no more/)
    expect(pushes[2]).toHaveTextContent(/has said yes.*Taken by the push service at \d\d:\d\d/)
  })
})
