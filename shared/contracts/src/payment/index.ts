export * from './ask-to-pay.call'
