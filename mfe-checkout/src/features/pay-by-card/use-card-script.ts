import { useEffect, useState } from 'react'
import { useServices } from '@galo/services'
import { loadCard, type CardLoad } from '@galo/vendors'

/** The provider's script, asked for when the card is about to be typed. `retry` after it was blocked. */
export const useCardScript = (): { readonly load: CardLoad | null; readonly retry: () => void } => {
  const { config, log } = useServices()
  const [load, setLoad] = useState<CardLoad | null>(null)
  const [tries, setTries] = useState(0)
  const { cardKey: key, cardScriptUrl: scriptUrl, language } = config

  useEffect(() => {
    let isLeft = false
    void loadCard({ key, scriptUrl, language }).then((result) => {
      if (isLeft) return
      setLoad(result)
      if (result.kind === 'blocked') log('warning', 'The card fields could not be loaded', { reason: result.reason })
    })
    return () => {
      isLeft = true
    }
  }, [key, scriptUrl, language, log, tries])

  return {
    load,
    retry: () => {
      setLoad(null)
      setTries((count) => count + 1)
    },
  }
}
