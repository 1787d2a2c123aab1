/** It brings no types: the part of it that is used here. */
declare module '@20minutes/s3rver' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  export default class S3rver {
    constructor(options: {
      readonly directory: string
      readonly silent: boolean
      readonly configureBuckets: readonly { readonly name: string }[]
    })
    readonly store: {
      getMetadata(bucket: string, key: string): Promise<Readonly<Record<string, string>>>
      deleteObject(bucket: string, key: string): Promise<void>
      existsObject(bucket: string, key: string): Promise<unknown>
    }
    readonly logger: { close(): void; readonly exceptions: { unhandle(): void } }
    configureBuckets(): Promise<unknown>
    callback(): (request: IncomingMessage, response: ServerResponse) => Promise<void>
  }
}
