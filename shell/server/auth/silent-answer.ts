import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import type { SilentOutcome } from '@galo/domain'
import { SILENT_MESSAGE, type SilentMessage } from '../../shared/session-marker'

/** The last page of the hidden frame: it tells the page that framed it how it went, and only a page of ours can frame it. */
export const silentAnswer = (context: Context, outcome: SilentOutcome): Response => {
  const nonce = randomBytes(16).toString('base64')
  const message = JSON.stringify({ type: SILENT_MESSAGE, outcome } satisfies SilentMessage)
  context.header(
    'content-security-policy',
    `default-src 'none'; script-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`,
  )
  return context.html(
    `<!doctype html><html lang="en"><title>Galo</title><script nonce="${nonce}">parent.postMessage(${message},location.origin)</script></html>`,
  )
}
