import type { Platform } from '../../kernel/platform'
import type { PushServices } from '../../providers/push/port'

/** The platform with who pushes; null where it has no keys for it. */
export interface PushPlatform extends Platform {
  readonly pushServices: PushServices | null
}
