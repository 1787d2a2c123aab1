import { defineWords } from '@galo/words'

interface Counted {
  readonly failed: number
  readonly visits: number
}

const asks = {
  promote: {
    title: (app: string, version: string) => `Give everybody ${app} ${version}?`,
    text: (_version: string, other: string) =>
      `All visitors get it with their next page. Rolling back leads to ${other}.`,
    yes: 'Give it to everybody',
  },
  rollback: {
    title: (app: string, version: string) => `Roll ${app} back to ${version}?`,
    text: (_version: string, other: string) =>
      `Nobody is given ${other} any more, and tabs that are open follow with their next page. It can be given out again.`,
    yes: 'Roll back',
  },
  stop: {
    title: (app: string, version: string) => `Stop ${app} ${version} for good?`,
    text: (_version: string, other: string) =>
      `Nobody is given it again, in any share; everybody gets ${other}. This can’t be undone: a new release mends it.`,
    yes: 'Stop it for good',
  },
} as const

export const RELEASES_WORDS = defineWords({
  en: {
    never: (address: string) => `Nothing was ever published to ${address}. \`npm run release -- publish\` does.`,
    onAir: 'On the air',
    releasesOf: (apps: number) => `releases of ${apps} apps`,
    tried: 'Tried',
    nothingTried: 'everybody is given the same',
    failedVisits: 'Failed visits',
    ofVisits: (visits: number) => `of ${visits}, as sites have counted`,
    notCounted: 'sites count while something is tried',
    document: 'Document',
    signedBy: (names: string, until: string) => `signed by ${names}, good until ${until}`,
    unsigned: (until: string) => `not signed, good until ${until}`,
    ever: 'ever',
    endsSoon: (until: string) => `expires ${until}: renew it`,
    ended: (until: string) => `expired ${until}: renew it, no site can start by it`,
    silent: (sites: string) => `Silent, so not in the counts: ${sites}`,
    keptSince: (time: string) => `Errors and vitals are those of lines that are still kept, since ${time}.`,
    noLines: 'No browser has told of errors or vitals yet.',
    stopped: (name: string, time: string) => `${name} was stopped, ${time}`,
    stoppedNow: (version: string) => `Nobody is given it any more, everybody gets ${version}. Publish what mends it.`,
    stoppedRelease: 'stopped',
    isTried: (share: number) => `Tried, ${share} %`,
    steady: 'Everybody is given the same',
    wasStopped: (version: string) => `${version} stopped`,
    isDefault: 'default',
    isTrying: 'tried',
    since: (time: string) => `everybody’s since ${time}`,
    sameSince: (time: string) => `since ${time}`,
    triedAt: (share: number) => `tried with ${share} %`,
    weighs: (kb: number) => `${kb} kB of script`,
    traffic: (parts: string) => `Visitors: ${parts}`,
    part: (version: string, share: number, role: string) => `${version}, ${role}, ${share} %`,
    share: (version: string, share: number) => `${version} · ${share}\u00a0%`,
    errors: 'Errors',
    lcp: 'LCP p75',
    inp: 'INP p75',
    limits: { errors: null, lcp: 'good under 2.5 s', inp: 'good under 200 ms' },
    seconds: (value: string) => `${value} s`,
    milliseconds: (value: number) => `${value} ms`,
    none: '–',
    chart: (title: string, parts: string, from: string, to: string) => `${title} from ${from} to ${to}: ${parts}`,
    said: (role: string, version: string, value: string) => `${role} ${version} ${value}`,
    overTime: 'Over time',
    asTable: (app: string) => `${app}, as a table`,
    time: 'From',
    headOf: (title: string, version: string) => `${title}, ${version}`,
    ready: (target: string) => `Ready for ${target}.`,
    compared: (tried: Counted, stable: Counted) =>
      `${tried.failed} of ${tried.visits} visits failed, of the default’s ${stable.failed} of ${stable.visits}.`,
    unclear: 'It may fail more than the default: wait.',
    fails: 'It fails more than the default.',
    notYet: 'Not known yet.',
    missing: (failed: number, visits: number) =>
      `${failed} of ${visits} visits failed, as far as sites have counted; fifty visits say something.`,
    everybody: 'all',
    percent: (share: number) => `${share} %`,
    promoteTo: (target: string) => `Promote to ${target}`,
    tryAt: (version: string, share: number) => `Try ${version} at ${share} %`,
    rollBackTo: (version: string) => `Roll back to ${version}`,
    stop: 'Stop',
    /** Before it is done: what it does, and how one gets back. */
    asks,
    notNow: 'Not now',
    why: 'Why is it stopped?',
    of: (name: string) => ` ${name}`,
    written: (serial: number) => `Document ${serial} is written.`,
    same: (serial: number) => `It is so already (document ${serial}).`,
    history: 'What happened',
    /** After the release that it became of. */
    became: {
      published: (share: number) => (share > 0 ? 'published, everybody’s' : 'published'),
      share: (from: number, to: number) =>
        from === 0 ? `to ${to}\u00a0%` : to === 0 ? `taken back from ${from}\u00a0%` : `from ${from} to ${to}\u00a0%`,
      stopped: 'stopped',
      tried: 'tried in the live site',
      promoted: 'is everybody’s',
      back: 'is everybody’s again',
      forgotten: 'is not named any more',
    },
    renewed: 'Renewed, unchanged',
    noHistory: 'Nothing was changed yet.',
    documentNo: (serial: number) => `Document ${serial}`,
  },
})
