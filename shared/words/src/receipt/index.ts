export * from './receipt.words'
export * from './receipt-rows'
