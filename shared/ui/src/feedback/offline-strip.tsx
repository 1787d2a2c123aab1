import type { ReactNode } from 'react'
import { WifiSlashIcon } from '../icons/wifi-slash'
import { Strip } from './strip'

const words = (
  <>
    <b>You’re offline.</b> Your basket is safe here; we’ll check prices when you’re back.
  </>
)

/** Reading goes on, paying waits. */
export const OfflineStrip = ({ children = words }: { readonly children?: ReactNode }) => (
  <Strip icon={<WifiSlashIcon size={24} />}>{children}</Strip>
)
