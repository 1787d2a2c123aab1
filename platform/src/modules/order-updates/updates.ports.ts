import type { Db } from '../../kernel/db/database'
import type { OrderPlatform } from '../orders'
import type { Text } from '../outbox'
import type { PushPlatform } from '../push'

/** Who takes text messages to telephones. */
export interface TextPost {
  /** Takes it on, or not, together with whatever else is written in `tx`. */
  send(tx: Db, text: Text, now: Date): Promise<void>
}

/** The platform with who sends texts, and who pushes. */
export interface UpdatesPlatform extends OrderPlatform, PushPlatform {
  readonly texts: TextPost
}
