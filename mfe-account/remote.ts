import { describeRemote, describeStore } from '@galo/contracts/description'

/** What a customer typed and has not saved: it is there again when their sign-in ran out on the way and they are back. */
export interface AccountDraftState {
  /** Of the fields that were typed into, and of no other: what another tab changed since is not put back by them. */
  readonly details: {
    readonly givenName?: string
    readonly familyName?: string
    readonly mobileNumber?: string
  } | null
  /** `of`: the address as it stood before, or a new one. */
  readonly address: {
    readonly of: string | null
    readonly fields: {
      readonly line1: string
      readonly line2: string
      readonly city: string
      readonly postcode: string
      readonly deliveryInstructions: string
    }
  } | null
}

const remote = describeRemote({
  pages: {
    'account.card': { path: '/card/about' },
    'account.card-home': { path: '/card/account', session: 'required' },
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
  fragments: { 'account-name': {} },
  stores: {
    accountDraft: describeStore<AccountDraftState>({ personal: 'visit', initial: { details: null, address: null } }),
  },
  flags: {
    'join-loyalty': {
      purpose: 'The page about the card says where to get one; off, it says what the card is, and invites nobody',
      fallback: true,
      removeAfter: '2027-11-30',
    },
    'join-loyalty-marketing': {
      purpose: 'Whether the warmer words bring more people to the card: those of the invitation on its page',
      fallback: 'ab_excluded',
      values: ['ab_control', 'ab_variant', 'ab_excluded'],
      removeAfter: '2027-06-30',
    },
  },
  facts: {},
})
export default remote
