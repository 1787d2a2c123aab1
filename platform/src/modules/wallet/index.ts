export { isSamePayer, payerOf } from './payer'
export { stepOwnerlessWallets } from './wallet.accounts'
export { walletRoutes } from './wallet.routes'
