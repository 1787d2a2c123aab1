import { defineCall } from '@galo/contracts/call'
import { z } from 'zod'

const LONGEST_NAME = 100
const LONGEST_WHY = 300

/** What a release did in a stretch of time, as far as its lines are still kept. */
const stretchSchema = z.object({
  from: z.string(),
  /** Lines of browsers that say that its code failed. */
  errors: z.number(),
  /** At the 75th percentile, in milliseconds; null when nobody said. */
  lcp: z.number().nullable(),
  inp: z.number().nullable(),
})

const releaseSchema = z.object({
  version: z.string(),
  /** Of visitors, in percent. */
  share: z.number(),
  isDefault: z.boolean(),
  promotedAt: z.string().nullable(),
  stopped: z.object({ why: z.string(), at: z.string().nullable() }).nullable(),
  /** Bytes of script, compressed, of everything it exposes. */
  weighs: z.number().nullable(),
  /** Visits that sites have counted while shares were split, and in how many of them it failed; null when none has. */
  counted: z.object({ visits: z.number(), failed: z.number() }).nullable(),
  /** What the rule that stops releases says against it now. */
  failing: z.string().nullable(),
  stretches: z.array(stretchSchema),
  /** Over all stretches. */
  whole: stretchSchema.omit({ from: true }),
})

const named = { app: z.string().min(1).max(LONGEST_NAME), version: z.string().min(1).max(LONGEST_NAME) }

/** What became of a release, as `differences` of `@galo/releases` has it. */
const changeSchema = z.discriminatedUnion('what', [
  z.object({ ...named, what: z.literal('published'), share: z.number() }),
  z.object({ ...named, what: z.literal('stopped'), why: z.string() }),
  z.object({ ...named, what: z.enum(['tried', 'promoted', 'back', 'forgotten']) }),
  z.object({ ...named, what: z.literal('share'), from: z.number(), to: z.number(), isRest: z.boolean() }),
])

const documentSchema = z.object({
  serial: z.number(),
  expiresAt: z.string().nullable(),
  /** The document’s, by its expiry. */
  life: z.enum(['good', 'ends-soon', 'ended']),
  signedBy: z.array(z.string()),
  isSplit: z.boolean(),
  apps: z.array(z.object({ name: z.string(), releases: z.array(releaseSchema) })),
  /** The latest first; no change means that it was only renewed. */
  history: z.array(z.object({ serial: z.number(), writtenAt: z.string(), changes: z.array(changeSchema) })),
})

export const releasesSchema = z.object({
  /** Where releases lie. */
  address: z.string(),
  /** Null before anything was ever published. */
  document: documentSchema.nullable(),
  /** Of figures: how long a stretch is, and since when all lines are still kept. */
  stretchMs: z.number(),
  keptSince: z.string().nullable(),
  /** Sites that have not said what they counted, in words. */
  silent: z.array(z.string()),
  /** Whether what is written here is signed. */
  signs: z.boolean(),
})

export type Releases = z.output<typeof releasesSchema>
export type AppReleases = NonNullable<Releases['document']>['apps'][number]
export type ReleaseFigures = AppReleases['releases'][number]
export type ReleaseChange = z.output<typeof changeSchema>

const releases = { path: '/releases', credential: 'none', source: 'platform' } as const

/** Who is given which release, how each does, and what was changed. */
export const readReleases = defineCall({
  ...releases,
  name: 'console.read-releases',
  method: 'GET',
  answer: releasesSchema,
  errors: { STORE_UNREADABLE: 503 },
})

/** `seen`: the serial of the document that whoever asks was looking at. What others have changed of the app since is not overwritten. */
const asked = { ...named, seen: z.int().min(0) }

/** As the release tool does it, with its own sentences where that can't be. */
export const changeRelease = defineCall({
  ...releases,
  name: 'console.change-release',
  method: 'POST',
  request: z.discriminatedUnion('change', [
    z.object({ change: z.literal('route'), ...asked, share: z.number().min(0).max(100) }),
    z.object({ change: z.literal('promote'), ...asked }),
    /** To what whoever asks has seen. */
    z.object({ change: z.literal('rollback'), ...asked }),
    z.object({ change: z.literal('stop'), ...asked, why: z.string().trim().min(1).max(LONGEST_WHY) }),
  ]),
  /** `isSame`: it was so already, and nothing was written. */
  answer: z.object({ serial: z.number(), isSame: z.boolean() }),
  errors: { RELEASE_REFUSED: 409, STORE_UNREADABLE: 503 },
})
