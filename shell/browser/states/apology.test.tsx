import { useState, type ComponentProps } from 'react'
import { act, fireEvent, renderScreen, screen } from '@galo/testing'
import { menu } from '../test/a-visit'
import { InEnvironment } from '../test/in-environment'
import type { Apologies } from './late-apologies'
import { UnavailablePage } from './page-apologies'

let mockWay: 'lost' | 'here' = 'lost'

jest.mock('./apologies', () => {
  if (mockWay === 'lost') throw new Error('The code of the apologies is lost')
  return jest.requireActual<Apologies>('./apologies')
})

/** Where a page can't be had; trying again shows what a page shows that is on its way, for a moment. */
const Place = ({ reason }: Pick<ComponentProps<typeof UnavailablePage>, 'reason'>) => {
  const [isTrying, setTrying] = useState(false)
  const onRetry = () => {
    setTrying(true)
    setTimeout(() => setTrying(false))
  }
  return isTrying ? null : (
    <InEnvironment>
      <UnavailablePage remote={menu} reason={reason} reference="4bf92f35" onRetry={onRetry} onReplaced={onRetry} />
    </InEnvironment>
  )
}

const show = (reason: ComponentProps<typeof UnavailablePage>['reason']) =>
  act(async () => void renderScreen(<Place reason={reason} />, { owner: 'shell', at: '/' }))

describe('What says that a page can’t be had', () => {
  it.each([
    ['network', 'You are offline', 'check your internet connection'],
    ['remote-unavailable', 'Sorry, something went wrong!', 'Nothing in your basket changed.'],
  ] as const)('says it in plain words where its own code is lost with the page: %s', async (reason, heading, text) => {
    await show(reason)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading)
    expect(screen.getByRole('alert')).toHaveTextContent(text)
  })

  it('is asked for anew by trying again', async () => {
    await show('timeout')
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Sorry, something went wrong!')
    mockWay = 'here'
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('This is taking too long')
    expect(screen.getByRole('link', { name: 'Go to search' })).toBeVisible()
  })
})
