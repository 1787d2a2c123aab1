export * from './available-discounts.call'
export * from './validate-discount-code.call'
export * from './basket-feedback.call'
