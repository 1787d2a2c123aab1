import { redactDetails, redactText } from '@galo/contracts/redact'

/** A line of the server's log. */
export type Report = (level: string, message: string, details?: Readonly<Record<string, unknown>>) => void

/** JSON lines on standard error, so that standard output stays for people. No order, no person and no token is named in them. */
export const reportToStderr: Report = (level, message, details = {}) => {
  // Details may come from anywhere, a browser too: they must not pose as the line itself.
  const line = { ...redactDetails(details), at: new Date().toISOString(), level, message: redactText(message) }
  process.stderr.write(`${JSON.stringify(line)}\n`)
}
