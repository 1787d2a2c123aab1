import { COLLECTION_LEAD_MS, epochMs, formatTime, type Instant } from '@galo/domain'

/** Why a chosen time can't be had any more. */
export type LostSlot = { readonly time: string; readonly why: 'passed' | 'taken' }

/** Row G04: the ones that can still be cooked for. A page that has been open for a while must not offer what has gone by. */
export const stillToCome = (times: readonly string[], now: Instant): readonly string[] =>
  times.filter((time) => epochMs(time) >= epochMs(now) + COLLECTION_LEAD_MS)

/** Q57: the chosen time stays if it is still offered; otherwise it is given up, with the reason. Never moved to another one. */
export const lostSlot = (chosen: string | null, times: readonly string[], now: Instant): LostSlot | null => {
  if (chosen === null) return null
  if (epochMs(chosen) < epochMs(now) + COLLECTION_LEAD_MS) return { time: chosen, why: 'passed' }
  return times.some((time) => epochMs(time) === epochMs(chosen)) ? null : { time: chosen, why: 'taken' }
}

export interface SlotHour {
  readonly label: string
  readonly slots: readonly { readonly value: string; readonly time: string }[]
}

/** Times under the hour on the restaurant's wall, earliest first. */
export const byHour = (times: readonly string[], timeZone: string): readonly SlotHour[] => {
  const hours = new Map<string, { value: string; time: string }[]>()
  for (const value of [...times].sort((one, other) => epochMs(one) - epochMs(other))) {
    const time = formatTime(value, timeZone)
    const label = `${time.slice(0, 2)}:00`
    hours.set(label, [...(hours.get(label) ?? []), { value, time }])
  }
  return [...hours].map(([label, slots]) => ({ label, slots }))
}

const isAfter = (lost: string) => (time: string) => epochMs(time) > epochMs(lost)

/** The next times after a lost one; when there are none after, the last before it. Earliest first. */
export const nextTimes = (lost: string, times: readonly string[], count: number): readonly string[] => {
  const after = times.filter(isAfter(lost))
  return after.length > 0 ? after.slice(0, count) : times.slice(-count)
}

export interface LostWords {
  readonly title: string
  readonly text: string
}

/** What became of a lost time, given the times there are. The kitchen may have stopped earlier than it said. */
export const lostWords = ({ time: lost, why }: LostSlot, times: readonly string[], timeZone: string): LostWords => {
  const time = formatTime(lost, timeZone)
  const last = times.at(-1)
  if (why === 'passed') return { title: `${time} is too soon now`, text: `${time} is too soon to cook for now.` }
  if (last !== undefined && !times.some(isAfter(lost)))
    return {
      title: `The last time is now ${formatTime(last, timeZone)}`,
      text: `${time} can’t be had any more: the last time is now ${formatTime(last, timeZone)}.`,
    }
  return { title: `Someone beat us to ${time}`, text: `Someone beat us to ${time}.` }
}

/** '20 minutes later', '1 hour 5 minutes later', '10 minutes earlier'. */
export const apart = (from: Instant, to: Instant): string => {
  const minutes = Math.round((epochMs(to) - epochMs(from)) / 60_000)
  const hours = Math.floor(Math.abs(minutes) / 60)
  const rest = Math.abs(minutes) % 60
  const words = [
    ...(hours === 0 ? [] : [`${hours} ${hours === 1 ? 'hour' : 'hours'}`]),
    ...(rest === 0 ? [] : [`${rest} ${rest === 1 ? 'minute' : 'minutes'}`]),
  ].join(' ')
  return `${words} ${minutes < 0 ? 'earlier' : 'later'}`
}
