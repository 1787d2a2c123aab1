import { createHttp, loadTransport, type Http } from '@galo/services'

/** The site's own client, for what anybody may ask without a session. */
export const openHttp = (url: string): Http =>
  createHttp({
    baseUrl: url,
    transport: () => loadTransport(),
    tokens: {
      get: async (credential) => (credential === 'development' ? 'galo-development' : null),
      renew: async () => null,
    },
    log: () => {},
    isOnline: () => true,
    wait: async () => {},
    random: () => 0.5,
  })
