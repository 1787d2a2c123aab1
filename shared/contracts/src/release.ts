import * as z from 'zod/mini'

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
    about: z.optional(z.literal('orders')),
    stores: z._default(z.record(z.string(), storeSchema), {}),
    facts: z._default(z.record(z.string(), factSchema), {}),
    flags: z._default(z.record(z.string(), flagSchema), {}),
    server: z.optional(z.object({ file: z.string(), integrity })),
    contracts: contractVersionsSchema,
  }),
})
export type Release = z.infer<typeof releaseSchema>

/** The release document: the frontend-discovery shape, with our own data in `extras`. */
export const releaseDocumentSchema = z.object({
  schema: z.string(),
  microFrontends: z.record(z.string(), z.array(releaseSchema).check(z.minLength(1))),
})
export type ReleaseDocument = z.infer<typeof releaseDocumentSchema>
