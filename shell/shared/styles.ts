import createCache, { type EmotionCache } from '@emotion/cache'

/** One Emotion cache per owner, made when first asked for; every style element carries the page's nonce. */
export const createStyles = (nonce: string | undefined): ((key: string) => EmotionCache) => {
  const caches = new Map<string, EmotionCache>()
  return (key) => {
    const known = caches.get(key)
    if (known !== undefined) return known
    const cache = createCache({ key, ...(nonce === undefined ? {} : { nonce }) })
    caches.set(key, cache)
    return cache
  }
}
