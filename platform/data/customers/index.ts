import type { SeedCustomer } from './customer'
import { ireland } from './ireland'
import { unitedKingdom } from './united-kingdom'

export { SEED_PASSWORD } from './customer'
export type { CustomerAddress, SeedCustomer, CustomerJob } from './customer'
export const customers: readonly SeedCustomer[] = [...unitedKingdom, ...ireland]
