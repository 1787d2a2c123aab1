import { defineStore } from '../define-store'

/** Row C03, the part known on this device. Empty for a guest. */
export interface ProfileState {
  readonly givenName: string | null
}

export const profileStore = defineStore<ProfileState>()({ owner: 'mfe-account', initial: () => ({ givenName: null }) })
