import { renderScreen, screen } from '@galo/testing'
import routes from './routes'

describe('a page of orders on its way', () => {
  it.each(routes.map(({ id, Skeleton }) => [id, Skeleton] as const))(
    '%s leaves it to the page to say what is looked up, so that nobody hears it twice',
    (_, Skeleton) => {
      renderScreen(<Skeleton />, { owner: 'mfe-tracking' })
      expect(screen.queryByRole('status')).not.toBeInTheDocument()
    },
  )
})
