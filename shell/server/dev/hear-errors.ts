import { AsyncLocalStorage } from 'node:async_hooks'
import { inlineJson } from '../http/document'
import type { Report } from '../report'

/** What went wrong while a page was drawn, as its maker is to see it. */
export interface HeardError {
  readonly message: string
  readonly text: string
}

const heard = new AsyncLocalStorage<HeardError[]>()

const WORTH_SHOWING = new Set(['warning', 'error', 'fatal'])

/** In development: what is reported while a page is drawn is noted for that page as well. */
export const hearErrors =
  (report: Report): Report =>
  (level, message, details = {}) => {
    const { stack, error } = details
    if (WORTH_SHOWING.has(level)) heard.getStore()?.push({ message, text: String(stack ?? error ?? '') })
    report(level, message, details)
  }

/** Runs what draws a page, and hands it what has gone wrong so far whenever it asks. */
export const withErrorsHeard = <T>(draw: (errors: readonly HeardError[]) => T): T => {
  const errors: HeardError[] = []
  return heard.run(errors, () => draw(errors))
}

/** For the overlay that shows them over the page (`shared/build/refresh/error-overlay.js`). */
export const errorsHtml = (errors: readonly HeardError[]): string =>
  errors.length === 0 ? '' : `<script type="application/json" id="galo-server-errors">${inlineJson(errors)}</script>`
