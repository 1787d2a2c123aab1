import { screen } from '@galo/testing'
import type { VisitPage, VisitRemote } from '../../shared/visit'
import { aSite, closeSites } from '../test/render-site'

const aRemoteWith = (page: Partial<VisitPage>): VisitRemote => ({
  name: 'mfe-rewards',
  version: '1',
  entry: '/rewards.js',
  pages: [{ id: 'rewards.home', path: '/order/rewards', ...page }],
  fragments: [],
})

describe('What stands round a page', () => {
  beforeEach(() => {
    window.scrollTo = jest.fn()
  })
  afterEach(closeSites)

  it('is the whole of it for a page that says nothing else', async () => {
    await aSite('/order/rewards', { remotes: [aRemoteWith({})] }).show()
    expect(screen.getByRole('link', { name: 'Order' })).toBeInTheDocument()
    expect(document.documentElement.dataset['foot']).toBe('shown')
  })

  it('is what the page’s description asks for, which the shell reads in the release document', async () => {
    const quiet = aRemoteWith({ chrome: { header: 'checkout', footer: false } })
    await aSite('/order/rewards', { remotes: [quiet] }).show()
    expect(screen.queryByRole('link', { name: 'Order' })).not.toBeInTheDocument()
    expect(document.documentElement.dataset['foot']).toBe('kept')
  })
})
