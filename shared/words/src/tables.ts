/** Words without React, for servers. */
export { defineWords, wordsOf, type WordTables } from './define-words'
export { grammarOf } from './grammar'
export { languageTag, PSEUDO_LANGUAGE, type Language, type Locale } from './locale'
