import { describeRemote } from '@galo/contracts/description'

const remote = describeRemote({
  pages: {
    'account.card': { path: '/card/about' },
    'account.profile': { path: '/profile' },
  },
  fragments: { 'account-menu': {} },
  stores: {},
  facts: {},
})
export default remote
