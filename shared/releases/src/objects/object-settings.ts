/** How an object store is reached, by the names that every tool for them reads. */
export interface ObjectSettings {
  readonly accessKeyId: string
  readonly secretAccessKey: string
  readonly sessionToken: string | undefined
  readonly region: string
  /** Buckets are the first part of the path there. */
  readonly endpoint: string
}

type Variables = Readonly<Record<string, string | undefined>>

/** True for `s3://bucket` and `s3://bucket/folder`; anything else is a folder of this machine. */
export const isObjectAddress = (place: string): boolean => place.startsWith('s3://')

/** Throws with what is missing, and never with a key. */
export const readObjectSettings = (environment: Variables): ObjectSettings => {
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = environment
  if (!accessKeyId || !secretAccessKey)
    throw new Error('AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY: an object store wants both')
  const region = environment['AWS_REGION'] || 'us-east-1'
  const endpoint =
    environment['AWS_ENDPOINT_URL_S3'] || environment['AWS_ENDPOINT_URL'] || `https://s3.${region}.amazonaws.com`
  if (!/^https?:$/.test(URL.canParse(endpoint) ? new URL(endpoint).protocol : ''))
    throw new Error('AWS_ENDPOINT_URL_S3: it is an address, as https://objects.example')
  return {
    accessKeyId,
    secretAccessKey,
    sessionToken: environment['AWS_SESSION_TOKEN'] || undefined,
    region,
    endpoint: endpoint.replace(/\/+$/, ''),
  }
}

/** Bucket and folder of `s3://bucket/folder`; the folder is empty, or ends in a slash. */
export const readObjectAddress = (address: string): { readonly bucket: string; readonly folder: string } => {
  const [, bucket, folder = ''] = /^s3:\/\/([a-z\d][a-z\d.-]+)(?:\/((?:[\w.-]+\/?)*))?$/.exec(address) ?? []
  if (bucket === undefined) throw new Error(`${address} is no object store: it is written s3://bucket/folder`)
  return { bucket, folder: folder === '' || folder.endsWith('/') ? folder : `${folder}/` }
}
