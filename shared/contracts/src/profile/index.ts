export * from './get-profile.call'
export * from './update-user-profile.call'
export * from './update-user-addresses.call'
export type { Profile } from './profile.schema'
