export { customersStep } from './customers.seed'
export { findCustomer, type CustomerRow } from './customers.store'
export { identityRoutes } from './identity.routes'
export { providerRoutes } from './provider/provider.routes'
