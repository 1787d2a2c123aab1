import { useEffect, useState } from 'react'
import type { OrderUpdates } from '@galo/contracts/orders'
import { useServices } from '@galo/services'
import {
  deviceEndpoint,
  deviceSupport,
  subscribeDevice,
  unsubscribeDevice,
  type DeviceSupport,
  type Subscribed,
} from './this-device'
import type { Ask, Asked } from './use-order-updates'

type Push = NonNullable<OrderUpdates['push']>

/** What became of asking for messages here. */
export type AskedHere = Asked | Exclude<Subscribed['kind'], 'subscribed'>

interface Known {
  readonly support: DeviceSupport
  /** Where this device is told. */
  readonly endpoint: string | null
}

/** Whether this very device is told of the order, and how to have it told. `null` until the browser has said. */
export const useThisDevice = (push: Push, ask: Ask) => {
  const { log } = useServices()
  const [known, setKnown] = useState<Known | null>(null)
  useEffect(() => {
    let isOver = false
    const support = deviceSupport()
    void deviceEndpoint().then((endpoint) => {
      if (!isOver) setKnown({ support, endpoint })
    })
    return () => void (isOver = true)
  }, [])

  const turnOn = async (): Promise<AskedHere> => {
    const subscribed = await subscribeDevice(push.key)
    if (subscribed.kind === 'unreachable')
      log('warning', 'A push service could not be subscribed to', { error: subscribed.error })
    if (subscribed.kind !== 'subscribed') return subscribed.kind
    const { device, isNew } = subscribed
    const became = await ask({ push: device })
    if (became === 'done') setKnown((was) => was && { ...was, endpoint: device.endpoint })
    else if (isNew) await unsubscribeDevice()
    return became
  }

  const turnOff = async (): Promise<Asked> => {
    const became = await ask({ push: null })
    if (became !== 'done') return became
    await unsubscribeDevice()
    setKnown((was) => was && { ...was, endpoint: null })
    return became
  }

  if (known === null) return null
  const isHere = push.is_on && push.to === known.endpoint
  return { support: known.support, isHere, isElsewhere: push.is_on && !isHere, turnOn, turnOff }
}
