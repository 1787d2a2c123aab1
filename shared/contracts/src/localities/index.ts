export type { AddressPrediction } from './localities.schema'
export * from './autocomplete-address.call'
export * from './get-address-details.call'
export * from './geocode-position.call'
