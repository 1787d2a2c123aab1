import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { html, trusted, type Html } from './html'

const file = (name: string): string => readFileSync(fileURLToPath(new URL(name, import.meta.url)), 'utf8')
const STYLE = file('./page.css')
const MARK = file('./mark.svg')
const TILES = file('./tiles.svg')

const NONCE_BYTES = 16

export interface Page {
  readonly title: string
  readonly body: Html
  /** Origins a form of the page may lead to besides our own: after a sign-in browsers count where the redirects end. */
  readonly leadsTo?: readonly string[]
}

/** A whole page and the headers it needs: no script, no style but ours, nobody's frame, nothing kept by caches or told to other sites. */
export const renderPage = ({ title, body, leadsTo = [] }: Page) => {
  const nonce = randomBytes(NONCE_BYTES).toString('base64')
  const { markup } = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · Galo</title>
        <style nonce="${nonce}">
          ${trusted(STYLE)}
        </style>
      </head>
      <body>
        <header>${trusted(MARK)}</header>
        <div class="field-of-azul">
          ${trusted(TILES)}
          <main>${body}</main>
        </div>
      </body>
    </html>`
  const policy = [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    "font-src 'self'",
    `form-action ${["'self'", ...leadsTo].join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
  return {
    markup,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    },
  } as const
}
