/** A file's name has all of its hash in it, so that whoever knows an address knows what has to come from there. */
export const HASHED_WHOLE = { hashFunction: 'sha256', hashDigest: 'base64url', hashDigestLength: 43 }
