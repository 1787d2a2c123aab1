import * as z from '@galo/schema'

const integrity = z.string().check(z.regex(/^sha(256|384|512)-[A-Za-z0-9+/=]+$/))

const field = z.union([z.enum(['string', 'number', 'boolean']), z.array(z.string())])

const storeSchema = z.object({
  version: z.number(),
  completesFrom: z.optional(z.number()),
  initial: z.unknown(),
  persist: z.union([z.enum(['tab', 'device']), z.literal(false)]),
  saved: z.optional(z.record(z.string(), z.union([z.literal(true), z.record(z.string(), z.array(z.string()))]))),
  otherTabs: z.boolean(),
  contents: z.optional(z.string()),
  personal: z.optional(z.enum(['account', 'visit'])),
})

const factSchema = z.object({
  version: z.number(),
  payload: z.record(z.string(), field),
  retain: z.boolean(),
  otherTabs: z.boolean(),
})

const flagSchema = z.object({
  purpose: z.string(),
  fallback: z.union([z.boolean(), z.string(), z.number()]),
  values: z.optional(z.array(z.string())),
  removeAfter: z.string(),
})

/** The oldest and the newest version of a contract that a release works with. */
const range = z
  .tuple([z.number(), z.number()])
  .check(z.refine(([oldest, newest]) => oldest <= newest, 'the oldest version comes first'))

/** Names by the package they come from. */
const names = z.record(z.string(), z.array(z.string()))

/** The versions of the contracts between teams. Of a remote built for another one no code is asked for. */
export const contractVersionsSchema = z.object({
  platform: z.number(),
  facts: z.number(),
  state: z.number(),
  navigation: z.number(),
  services: z._default(z.number(), 1),
  vendors: z._default(z.number(), 1),
  words: z._default(z.number(), 1),
  federation: z._default(z.number(), 1),
  css: z._default(z.number(), 1),
})
export type ContractVersions = z.infer<typeof contractVersionsSchema>

export const releaseSchema = z.object({
  url: z.string(),
  fallbackUrl: z.optional(z.string()),
  metadata: z.object({ integrity, version: z.string() }),
  deployment: z.object({ traffic: z.number().check(z.minimum(0), z.maximum(100)), default: z.boolean() }),
  extras: z.object({
    role: z.enum(['shell', 'remote']),
    /** Below the folder of all releases. */
    folder: z.string().check(z.regex(/^[\w.-]+\/[\w.-]+$/)),
    /** Files of the first script, in order. */
    entry: z.array(z.string()).check(z.minLength(1)),
    /** Every file, with what it must hash to. */
    files: z.record(z.string(), integrity),
    /** Files each exposed module needs beyond the entry, in the order they are wanted. */
    exposes: z.record(z.string(), z.array(z.string())),
    /** What the remote describes (`remote.ts`): known before any of its code is there. */
    pages: z.array(
      z.object({
        id: z.string(),
        path: z.string().check(z.startsWith('/')),
        code: z.optional(z.string()),
        data: z.optional(z.literal('site')),
        session: z.optional(z.literal('required')),
        chrome: z.optional(z.object({ header: z.enum(['full', 'ordering', 'checkout']), footer: z.boolean() })),
      }),
    ),
    fragments: z.array(z.string()),
    /** What other people's pages may show of it, each by the one file that it is. */
    embeds: z.optional(z.record(z.string().check(z.regex(/^[a-z]+(-[a-z]+)*$/)), z.string())),
    about: z.optional(z.literal('orders')),
    stores: z._default(z.record(z.string(), storeSchema), {}),
    facts: z._default(z.record(z.string(), factSchema), {}),
    flags: z._default(z.record(z.string(), flagSchema), {}),
    server: z.optional(z.object({ file: z.string(), integrity })),
    contracts: contractVersionsSchema,
    /** What it works with besides: left out, exactly the versions it was built with. */
    speaks: z.optional(z.record(z.string(), range)),
    /** A remote's: the names it takes from each shared package. */
    takes: z.optional(names),
    /** A shell's: the names that each shared package gives. */
    gives: z.optional(names),
    /** Bytes of script, compressed, that each module comes with, as it was weighed when it was published. */
    weighs: z.optional(z.record(z.string(), z.number().check(z.int(), z.minimum(0)))),
    /** How its pages were in a browser inside the live site, by path, when it was tried there: times are of that machine. */
    trial: z.optional(
      z.record(
        z.string(),
        z.object({ tbtMs: z.number(), cls: z.number(), waves: z.number(), heapLeft: z.nullable(z.number()) }),
      ),
    ),
    /** When it was last made the default: what has been is what can stand in again. Of one that everybody was taken back from it is not said any more. */
    promotedAt: z.optional(z.iso.datetime()),
    /** When visitors were last given it, of one that they are not given any more: tabs that began with it live on for a while. */
    retiredAt: z.optional(z.iso.datetime()),
    /** Why nobody is given it any more, not even in somebody else's place. */
    stopped: z.optional(z.string()),
    stoppedAt: z.optional(z.iso.datetime()),
    /** It failed when it was tried, before anybody was given it: passing when it is tried again is what ends that, and nothing else does. */
    stoppedBy: z.optional(z.literal('trial')),
  }),
})
export type Release = z.infer<typeof releaseSchema>

const signatureSchema = z.object({
  /** Whose, by its name. */
  key: z.string(),
  algorithm: z.literal('Ed25519'),
  /** Base64, over the canonical form (RFC 8785) of the document without its signatures. */
  value: z.string(),
})

/**
 * The release document: the frontend-discovery shape, several releases of each app, with our own data in `extras`. Without those of the
 * document itself, it is exactly of that shape.
 */
export const releaseDocumentSchema = z.object({
  schema: z.string(),
  microFrontends: z.record(z.string(), z.array(releaseSchema).check(z.minLength(1))),
  extras: z.optional(
    z.object({
      /** Of every document that is written it is the next. */
      serial: z.number().check(z.int(), z.minimum(0)),
      expiresAt: z.iso.datetime(),
      signatures: z._default(z.array(signatureSchema), []),
    }),
  ),
})
export type ReleaseDocument = z.infer<typeof releaseDocumentSchema>
