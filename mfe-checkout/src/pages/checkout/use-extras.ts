import { useAsyncData, useServices } from '@galo/services'

/** The code of what only some orders ask; it stays once it has come. */
export const useExtras = (isWanted: boolean) => {
  const { log } = useServices()
  const code = useAsyncData({
    key: isWanted ? 'extras' : null,
    load: () => import(/* webpackChunkName: "later-sections" */ './extras'),
    onFailure: (error) => log('error', 'A part of the checkout could not be loaded', { error: String(error) }),
  })
  return {
    parts: code.kind === 'ready' ? code.data : null,
    hasFailed: code.kind === 'failed',
    retry: () => code.kind === 'failed' && code.reset(),
  }
}
