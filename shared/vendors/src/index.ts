export type { CardError, CardErrorType, CardHolder, CardOutcome, CardPayment } from './card/card-payment'
export { loadCard, type CardLoad, type CardSettings } from './card/load-card'
export { loadFraud } from './fraud/load-fraud'
export type { FraudLoad, FraudSettings } from './fraud/fraud.port'
export {
  CardField,
  CardForm,
  type CardFieldName,
  type CardFieldProps,
  type CardFieldState,
  type CardFormProps,
} from './card/card-form'
export { savedCardPayment } from './card/saved-card'
export { WalletForm, type WalletFormProps, type WalletPayment } from './card/wallet-form'
