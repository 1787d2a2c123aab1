import { dictionary } from '@zxcvbn-ts/language-common'

/** Tens of thousands that leaked again and again, in lower case. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  dictionary['passwords-common'].map((password) => password.toLowerCase()),
)
