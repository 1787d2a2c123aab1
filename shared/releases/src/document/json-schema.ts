import { toJSONSchema } from 'zod/mini'
import { releaseDocumentSchema } from '@galo/contracts/release'

/** The document as it may be written, for whoever reads or writes it without our code. */
export const documentJsonSchema = (): Readonly<Record<string, unknown>> => ({
  title: 'Release document',
  description:
    'Compatible with https://github.com/awslabs/frontend-discovery (v1-pre): what is ours stands in `extras`. Written by shared/build/bin/write-release-schema.mjs.',
  ...toJSONSchema(releaseDocumentSchema, { io: 'input' }),
})
