import * as z from 'zod/mini'

const integrity = z.string().check(z.regex(/^sha(256|384|512)-[A-Za-z0-9+/=]+$/))

/** The versions of the four contracts between teams. A remote built for another one is not offered. */
export const contractVersionsSchema = z.object({
  platform: z.number(),
  facts: z.number(),
  state: z.number(),
  navigation: z.number(),
})
export type ContractVersions = z.infer<typeof contractVersionsSchema>

/** The versions this build speaks. Raise one when a neighbour built before could no longer work with this one. */
export const CONTRACT_VERSIONS: ContractVersions = { platform: 1, facts: 1, state: 1, navigation: 1 }

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
    /** `data: 'site'`: the same for everybody, so the site's server may load them. */
    pages: z.array(
      z.object({
        id: z.string(),
        path: z.string().check(z.startsWith('/')),
        data: z.optional(z.literal('site')),
      }),
    ),
    fragments: z.array(z.string()),
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
