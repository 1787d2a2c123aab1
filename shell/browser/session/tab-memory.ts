import type { SilentOutcome } from '@galo/domain'
import type { KeyValueStorage } from '@galo/state'

/** The part of the browser's stores for words that this needs; `open` throws where they are forbidden. */
export type OpenStorage = (where: 'tab' | 'device') => KeyValueStorage

interface ReloadMark {
  /** The end of the token that was reloaded for, in seconds. */
  readonly expiry: number
  /** Milliseconds since the epoch, by this device. */
  readonly at: number
}

interface SilentMark {
  /** Whom the provider knew then. */
  readonly userId: string
  readonly outcome: SilentOutcome
}

/** What of signing in is remembered beyond the page. Ids and times: never a token. Lives without where nothing may be kept. */
export interface TabMemory {
  reloadedFor(): ReloadMark | null
  rememberReload(mark: ReloadMark): void
  /** How knocking silently ended for this person. After somebody signed out here it is `login_required` for everybody, until somebody signs in. */
  silentOutcome(userId: string): SilentOutcome | null
  rememberSilent(mark: SilentMark | null): void
  /** That the provider may know them still must not bring back who has signed out on this device. */
  rememberSignedOut(isSignedOut: boolean): void
  /** The person whose things are kept, by the tab and by the device. */
  person(where: 'tab' | 'device'): string | null
  rememberPerson(userId: string | null): void
}

const RELOADED = 'galo.reloaded-for'
const SILENT = 'galo.silent-tried'
const SIGNED_OUT = 'galo.signed-out'
const PERSON = 'galo.person'

export const createTabMemory = (open: OpenStorage): TabMemory => {
  const read = (where: 'tab' | 'device', key: string): string | null => {
    try {
      return open(where).getItem(key)
    } catch {
      return null
    }
  }
  const write = (where: 'tab' | 'device', key: string, value: string | null): void => {
    try {
      if (value === null) open(where).removeItem(key)
      else open(where).setItem(key, value)
    } catch {
      // Full or forbidden: what is not remembered is found out again.
    }
  }
  const parsed = <T>(key: string): T | null => {
    try {
      return JSON.parse(read('tab', key) ?? 'null') as T | null
    } catch {
      return null
    }
  }
  return {
    reloadedFor: () => parsed<ReloadMark>(RELOADED),
    rememberReload: (mark) => write('tab', RELOADED, JSON.stringify(mark)),
    silentOutcome(userId) {
      if (read('device', SIGNED_OUT) !== null) return 'login_required'
      const mark = parsed<SilentMark>(SILENT)
      return mark?.userId === userId ? mark.outcome : null
    },
    rememberSilent: (mark) => write('tab', SILENT, mark === null ? null : JSON.stringify(mark)),
    rememberSignedOut: (isSignedOut) => write('device', SIGNED_OUT, isSignedOut ? '1' : null),
    person: (where) => read(where, PERSON),
    rememberPerson(userId) {
      write('tab', PERSON, userId)
      write('device', PERSON, userId)
    },
  }
}
