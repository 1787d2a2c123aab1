/** How long a change must last before the customer is told, in milliseconds, both ways (K06). */
export const SETTLE_MS = 2_500

/**
 * What is known of the way to the site. `suspected`: something failed, or the browser says that it is offline; nobody is told yet.
 * `returning`: an answer came; nobody is told yet either. Both end when they have lasted.
 */
export type Connectivity =
  | { readonly kind: 'online' | 'offline' | 'returning' }
  | { readonly kind: 'suspected'; readonly isSilent: boolean; readonly hasLasted: boolean }

/** `doubted`: by a browser's event or a call that found nobody. `answered`, `silent`: what asking the site came to. `lasted`: the time is over. */
export type Finding = 'doubted' | 'answered' | 'silent' | 'lasted'

const ONLINE = { kind: 'online' } as const
const OFFLINE = { kind: 'offline' } as const

/** Only the site's own answer, or its silence, settles a doubt: what the browser believes of its line is not always so. */
export const connectivityAfter = (now: Connectivity, finding: Finding): Connectivity => {
  switch (now.kind) {
    case 'online':
      return finding === 'doubted' ? { kind: 'suspected', isSilent: false, hasLasted: false } : now
    case 'suspected': {
      if (finding === 'answered') return ONLINE
      const isSilent = now.isSilent || finding === 'silent'
      const hasLasted = now.hasLasted || finding === 'lasted'
      return isSilent && hasLasted ? OFFLINE : { kind: 'suspected', isSilent, hasLasted }
    }
    case 'offline':
      return finding === 'answered' ? { kind: 'returning' } : now
    case 'returning':
      if (finding === 'silent') return OFFLINE
      return finding === 'lasted' ? ONLINE : now
    default:
      return now satisfies never
  }
}

/** What the customer is told while it is so. */
export const isToldOnline = ({ kind }: Connectivity): boolean => kind === 'online' || kind === 'suspected'
