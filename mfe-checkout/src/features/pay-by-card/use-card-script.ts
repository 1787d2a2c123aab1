import { useState } from 'react'
import { traceFrom, type TraceId } from '@galo/contracts/trace'
import { useAsyncData, useServices } from '@galo/services'
import { loadCard, loadFraud, type CardLoad } from '@galo/vendors'

interface CardScript {
  readonly load: CardLoad | null
  /** The trace it is known by in our logs when it was blocked. */
  readonly reference: TraceId
  readonly retry: () => void
}

/** The provider's script, asked for when the card is about to be typed. `retry` after it was blocked. */
export const useCardScript = (): CardScript => {
  const { config, log, createId } = useServices()
  const [reference] = useState(() => traceFrom(createId()))
  const { cardKey: key, cardScriptUrl: scriptUrl, language } = config
  const script = useAsyncData({
    key: `${key} ${scriptUrl} ${language}`,
    load: () => {
      // Somebody is about to pay (I11): asked for now, it is here by then. Nobody waits for it.
      void loadFraud({ key: config.fraudKey, apiUrl: config.fraudApiUrl })
      return loadCard({ key, scriptUrl, language })
    },
    onData: (load) => {
      if (load.kind === 'blocked')
        log('warning', 'The card fields could not be loaded', { reason: load.reason, trace: reference })
    },
  })
  return { load: script.kind === 'ready' ? script.data : null, reference, retry: script.reset }
}
