import { renderScreen, screen } from '@galo/testing'
import { pages } from './server'

describe('a page of orders on its way', () => {
  it.each(pages.map(({ id, Skeleton }) => [id, Skeleton] as const))(
    '%s leaves it to the page to say what is looked up, so that nobody hears it twice',
    (_, Skeleton) => {
      renderScreen(<Skeleton />, { owner: 'mfe-tracking' })
      expect(screen.queryByRole('status')).not.toBeInTheDocument()
    },
  )
})
