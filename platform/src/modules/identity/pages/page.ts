import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { wordsOf, type Locale } from '@galo/words/tables'
import { html, trusted, type Html } from './html'
import { PAGE_WORDS } from './page.words'

const file = (name: string): string => readFileSync(fileURLToPath(new URL(name, import.meta.url)), 'utf8')
const STYLE = file('./page.css')
const MARK = file('./mark.svg')
const TILES = file('./tiles.svg')
/** The rooster alone, out of the mark. Browsers ask for an icon where a page brings none, and complain that they may not. */
const ICON = `data:image/svg+xml,${encodeURIComponent(MARK.replace('0 0 232 72', '4 4 64 64'))}`

const NONCE_BYTES = 16

export interface Page {
  /** Whom its words are for. */
  readonly locale: Locale
  readonly title: string
  /** The page of the site that its head leads back to; left out where what it says leads there. */
  readonly home?: string
  readonly body: Html
  /** Origins a form of the page may lead to besides our own: after a sign-in browsers count where the redirects end. */
  readonly leadsTo?: readonly string[]
}

/** A whole page and the headers it needs: no script, no style but ours, nobody's frame, nothing kept by caches or told to other sites. */
export const renderPage = ({ locale, title, home, body, leadsTo = [] }: Page) => {
  const words = wordsOf(PAGE_WORDS, locale)
  const nonce = randomBytes(NONCE_BYTES).toString('base64')
  const { markup } = html`<!doctype html>
    <html lang="${locale.language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${words.title(title)}</title>
        <link rel="icon" href="${ICON}" />
        <style nonce="${nonce}">
          ${trusted(STYLE)}
        </style>
      </head>
      <body>
        <header>
          ${trusted(MARK.replaceAll('Galo', words.galo))}
          ${home !== undefined && html`<a href="${home}">${words.backToGalo}</a>`}
        </header>
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
    'img-src data:',
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
