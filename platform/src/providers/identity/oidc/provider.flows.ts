import type { Provider } from 'oidc-provider'
import type { SignInFlows } from '../port'
import { errors } from './oidc-provider'
import { CONFIRM_PROMPT } from './provider.policy'
import { marketOfClient } from './provider.clients'

/** The provider's own flows, as our sign-in pages know them. */
export const signInFlows = (provider: Provider): SignInFlows => ({
  find: async (c, id) => {
    const { uid, prompt, params, session } = await provider.interactionDetails(c.env.incoming, c.env.outgoing)
    if (uid !== id) throw new errors.SessionNotFound('another interaction')
    return {
      id: uid,
      confirms: prompt.name === CONFIRM_PROMPT ? (session?.accountId ?? null) : null,
      wantsAccount: prompt.name === 'create' || params['screen_hint'] === 'register',
      market: marketOfClient(params['client_id']),
      // The provider has held it against the addresses of our own sites.
      site: new URL(String(params['redirect_uri'])).origin,
      loginHint: typeof params['login_hint'] === 'string' ? params['login_hint'] : '',
    }
  },
  isLost: (error) => error instanceof errors.OIDCProviderError,
  finish: async (c, accountId) => {
    const { incoming, outgoing } = c.env
    const { prompt } = await provider.interactionDetails(incoming, outgoing)
    return provider.interactionResult(incoming, outgoing, { [prompt.name]: {}, login: { accountId } })
  },
  goOn: async (c) => {
    const { incoming, outgoing } = c.env
    const { prompt } = await provider.interactionDetails(incoming, outgoing)
    return provider.interactionResult(incoming, outgoing, { [prompt.name]: {} })
  },
})
