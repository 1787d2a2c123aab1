import type { Db } from '../../kernel/db/database'
import { defineEvent } from '../../kernel/events'

/** A browser's push service says it is no more: within the transaction in which that is noted. */
export interface DeviceGone {
  readonly tx: Db
  readonly endpoint: string
}

export const deviceGone = defineEvent<DeviceGone>('push.device-gone')
