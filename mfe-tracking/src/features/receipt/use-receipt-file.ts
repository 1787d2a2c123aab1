import { useState } from 'react'
import { useServices } from '@galo/services'

/** Hands a file to the browser's own downloads. */
const download = (name: string, base64: string): void => {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
  const url = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }))
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  URL.revokeObjectURL(url)
}

export type SavingState = 'idle' | 'saving' | 'failed'

/** Saves the receipt of an order as a file. */
export const useReceiptFile = (orderId: string): { readonly state: SavingState; readonly save: () => void } => {
  const { http, log } = useServices()
  const [state, setState] = useState<SavingState>('idle')
  const save = async (): Promise<void> => {
    setState('saving')
    try {
      const { getReceiptFile } = await import('@galo/contracts/orders')
      const { name, base64 } = await http.send(getReceiptFile, { params: { id: orderId } })
      download(name, base64)
      setState('idle')
    } catch (error) {
      log('warning', 'A receipt could not be saved', { error })
      setState('failed')
    }
  }
  return { state, save: () => void save() }
}
