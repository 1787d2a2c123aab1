import { createHmac } from 'node:crypto'
import type { Market } from '@galo/domain'
import { personKeyOf } from '../../kernel/session/identity-keys'
import { namesOf, type SaidPerson } from './same-person.rules'

/** Who somebody says to be, to be compared with another time and with nothing else: neither address nor number can be read from it. */
export const hashesOf = (said: SaidPerson, market: Market, identityKey: string): readonly string[] =>
  namesOf(said, market).map((name) => createHmac('sha256', personKeyOf(identityKey)).update(name).digest('base64url'))
