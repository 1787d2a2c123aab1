export * from './tables'
export { inSentence, LocaleProvider, useLocale, useWords } from './react'
