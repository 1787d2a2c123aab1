import type { ReactNode } from 'react'
import { useWords } from '@galo/words'
import { WifiSlashIcon } from '../icons/wifi-slash'
import { OFFLINE_WORDS } from './offline-strip.words'
import { Strip } from './strip'

const OfflineWords = () => {
  const words = useWords(OFFLINE_WORDS)
  return (
    <>
      <b>{words.offline}</b> {words.basketIsSafe}
    </>
  )
}

/** Reading goes on, paying waits. */
export const OfflineStrip = ({ children = <OfflineWords /> }: { readonly children?: ReactNode }) => (
  <Strip icon={<WifiSlashIcon size={24} />}>{children}</Strip>
)
