export * from './record-consent.call'
