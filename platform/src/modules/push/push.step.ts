import { logDefect } from '../../kernel/defect'
import type { PushServices } from '../../providers/push/port'
import { deviceGone } from './push.events'
import type { PushPlatform } from './push.ports'
import { outcomeOf } from './push.rules'
import { claimPushes, settlePush, withdrawPushes, type PushRow } from './push.store'

type Delivering = Pick<PushPlatform, 'db' | 'events'>

/** What the browser reads: the sentence, and where a press on it leads. */
const payloadOf = ({ text, orderId }: PushRow): string => JSON.stringify({ text, path: `/order/myorders/${orderId}` })

/** The browser is no more: nothing else is tried there, and who wanted it there is not told there. */
const deviceIsGone = ({ db, events }: Delivering, { id }: PushRow, endpoint: string, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    // Wishes first, as who takes one back does: the one waits for the other, and never both.
    await events.publish(deviceGone, { tx, endpoint })
    await settlePush(tx, id, 'gone', now)
    await withdrawPushes(tx, { to: endpoint })
  })

const deliver = async (delivering: Delivering, services: PushServices, push: PushRow, now: Date): Promise<void> => {
  const { id, to, keys, until } = push
  if (until <= now) return settlePush(delivering.db, id, 'late', now)
  const device = to === null || keys === null ? null : { endpoint: to, keys }
  if (device === null || !services.canReach(device)) return settlePush(delivering.db, id, 'refused', now)
  const keepS = Math.ceil((until.getTime() - now.getTime()) / 1_000)
  const answer = await services.send({ device, payload: payloadOf(push), topic: `galo-${id}`, keepS })
  const outcome = outcomeOf(answer)
  if (outcome === 'gone') return deviceIsGone(delivering, push, device.endpoint, now)
  if (outcome === 'refused') logDefect(`Push ${id} was refused`, new Error(JSON.stringify(answer)))
  if (outcome !== null) await settlePush(delivering.db, id, outcome, now)
}

/**
 * Delivers what is due, until nothing is. Safe with several processes, and after one that ended half-way: what it may have sent is sent
 * again by the same name, and seen once.
 */
export const stepPushes = async ({ db, events, pushServices }: PushPlatform, now: Date): Promise<void> => {
  if (pushServices === null) return
  for (;;) {
    const due = await claimPushes(db, now)
    if (due.length === 0) return
    await Promise.all(
      due.map((push) =>
        deliver({ db, events }, pushServices, push, now).catch((error: unknown) =>
          logDefect(`Push ${push.id} could not go on and will be tried again`, error),
        ),
      ),
    )
  }
}
