import { useAsyncData, useServices } from '@galo/services'
import { loadCard, type CardLoad } from '@galo/vendors'

/** The provider's script, asked for when the card is about to be typed. `retry` after it was blocked. */
export const useCardScript = (): { readonly load: CardLoad | null; readonly retry: () => void } => {
  const { config, log } = useServices()
  const { cardKey: key, cardScriptUrl: scriptUrl, language } = config
  const script = useAsyncData({
    key: `${key} ${scriptUrl} ${language}`,
    load: () => loadCard({ key, scriptUrl, language }),
    onData: (load) => {
      if (load.kind === 'blocked') log('warning', 'The card fields could not be loaded', { reason: load.reason })
    },
  })
  return { load: script.kind === 'ready' ? script.data : null, retry: script.reset }
}
