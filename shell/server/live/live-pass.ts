import { jwtVerify } from 'jose'
import * as z from 'zod'

/** Whose line it is, of which order, and until when, in milliseconds of the platform's time. */
export interface LivePass {
  readonly visitor: string
  readonly orderId: string
  readonly until: number
}

const passSchema = z
  .object({ sub: z.string().min(1), order: z.string().min(1), exp: z.number() })
  .transform(({ sub, order, exp }): LivePass => ({ visitor: sub, orderId: order, until: exp * 1_000 }))

/** What the platform let somebody see, by the secret we share; `null` for what it never said, and for what is over by `now`. */
export const readPass = async (pass: string, clientSecret: string, now: number): Promise<LivePass | null> => {
  try {
    const { payload } = await jwtVerify(pass, new TextEncoder().encode(clientSecret), {
      algorithms: ['HS256'],
      typ: 'galo-live+jwt',
      currentDate: new Date(now),
      requiredClaims: ['exp', 'sub'],
    })
    return passSchema.parse(payload)
  } catch {
    return null
  }
}
