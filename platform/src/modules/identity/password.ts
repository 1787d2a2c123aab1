import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto'

const KEY_BYTES = 32
const SALT_BYTES = 16
/** 2^15 blocks of 8: 32 MiB and some 60 ms for each guess, on the attacker's machine too. */
const COST = { N: 32_768, r: 8, p: 1 } as const
/** Node refuses more than 32 MiB unless told. */
const MOST_MEMORY = 64 * 1024 * 1024

const derive = (password: string, salt: Buffer, { N, r, p }: Pick<ScryptOptions, 'N' | 'r' | 'p'>): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const options = { ...(N && { N }), ...(r && { r }), ...(p && { p }), maxmem: MOST_MEMORY }
    // The same letter can be typed in two ways (é, e + ´), depending on the keyboard.
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, options, (error, key) => (error ? reject(error) : resolve(key)))
  })

/** `scrypt$N$r$p$salt$key`: what it cost is kept with it, so that the cost may rise and old ones still open. */
export const hashPassword = async (password: string): Promise<string> => {
  const salt = randomBytes(SALT_BYTES)
  const key = await derive(password, salt, COST)
  return ['scrypt', COST.N, COST.r, COST.p, salt.toString('base64url'), key.toString('base64url')].join('$')
}

/** Takes as long for a hash that is `null` (nobody has that e-mail) as for a real one: time must not tell who has an account. */
export const isPassword = async (password: string, hash: string | null): Promise<boolean> => {
  const [, N, r, p, salt, key] = hash?.split('$') ?? []
  if (salt === undefined || key === undefined) {
    await derive(password, Buffer.alloc(SALT_BYTES), COST)
    return false
  }
  const given = await derive(password, Buffer.from(salt, 'base64url'), { N: Number(N), r: Number(r), p: Number(p) })
  return timingSafeEqual(given, Buffer.from(key, 'base64url'))
}
