import { describeRemote } from '@galo/contracts/description'

const remote = describeRemote({
  pages: {
    'account.card': { path: '/card/about' },
    'account.card-home': { path: '/card/account' },
    'account.forgot-card': { path: '/card/forgot-my-card', code: 'account.card-help' },
    'account.lost-card': { path: '/card/lost', code: 'account.card-help' },
    'account.replace-card': { path: '/card/lost-your-card', code: 'account.card-help' },
    'account.log-in': { path: '/card/auth/login' },
    'account.register': { path: '/card/auth/register' },
    'account.signed-out': { path: '/card/auth/signed-out', code: 'account.log-in-again' },
    'account.session-required': { path: '/card/auth/session-required', code: 'account.log-in-again' },
    'account.interaction-required': { path: '/card/auth/interaction-required', code: 'account.log-in-again' },
    'account.profile': { path: '/profile' },
  },
  fragments: { 'account-menu': {} },
  stores: {},
  facts: {},
})
export default remote
