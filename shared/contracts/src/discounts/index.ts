export * from './list-available-discounts.call'
export * from './validate-discount-code.call'
export * from './get-basket-feedback.call'
