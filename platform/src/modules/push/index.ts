export { deviceGone } from './push.events'
export type { PushPlatform } from './push.ports'
export { stepPushes } from './push.step'
export { latestPushes, withdrawPushes, writePush } from './push.store'
