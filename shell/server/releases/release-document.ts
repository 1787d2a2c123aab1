import * as z from 'zod'

const integrity = z.string().regex(/^sha(256|384|512)-[A-Za-z0-9+/=]+$/)
const versions = z.object({ platform: z.number(), facts: z.number(), state: z.number(), navigation: z.number() })

const releaseSchema = z.object({
  url: z.string(),
  fallbackUrl: z.string().optional(),
  metadata: z.object({ integrity, version: z.string() }),
  deployment: z.object({ traffic: z.number().min(0).max(100), default: z.boolean() }),
  extras: z.object({
    role: z.enum(['shell', 'remote']),
    /** Below the release folder. */
    folder: z.string().regex(/^[\w.-]+\/[\w.-]+$/),
    /** Files of the first script, in order. */
    entry: z.array(z.string()).min(1),
    files: z.record(z.string(), integrity),
    /** Chunks each exposed module needs beyond the entry. */
    exposes: z.record(z.string(), z.array(z.string())),
    pages: z.array(z.object({ id: z.string(), path: z.string().startsWith('/') })),
    fragments: z.array(z.string()),
    server: z.object({ file: z.string(), integrity }).optional(),
    contracts: versions,
  }),
})

/** The release document: the frontend-discovery schema, our own data in `extras`. */
export const releaseDocumentSchema = z.object({
  schema: z.string(),
  microFrontends: z.record(z.string(), z.array(releaseSchema).min(1)),
})

export type ReleaseDocument = z.infer<typeof releaseDocumentSchema>
export type Release = z.infer<typeof releaseSchema>

/** The contract versions this shell speaks. A remote built against another one is not offered. */
export const SPOKEN: z.infer<typeof versions> = { platform: 1, facts: 1, state: 1, navigation: 1 }

export const speaksOurContracts = ({ extras }: Release): boolean =>
  Object.entries(SPOKEN).every(([name, version]) => extras.contracts[name as keyof typeof SPOKEN] === version)
