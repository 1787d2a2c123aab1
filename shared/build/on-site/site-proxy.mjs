import { randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import http from 'node:http'
import https from 'node:https'
import { join } from 'node:path'
import { EVENTS, pageWithBand } from './band.mjs'
import { headersForBrowser, headersForSite, policyWith } from './rewrite-headers.mjs'
import { pageWith, visitIn } from './rewrite-page.mjs'

/** @typedef {import('@galo/contracts/release').Release} Release */
/** @typedef {{ place: string, message: string }} BuildError */
/** @typedef {{ release: Release, folder: string }} LocalBuild what was built, and where its files for browsers lie */

/** What pages tell the site of how they fare, as its log: a build on somebody's machine is no news to it. */
const TOLD_TO_NOBODY = ['/order/api/events']

const LOG = '/order/api/log'
const MOST_THROWN = 10
const WORTH_SHOWING = new Set(['error', 'fatal'])

/**
 * What pages say went wrong, of what they tell the site.
 * @param {string} text
 * @returns {BuildError[]}
 */
const thrownIn = (text) => {
  try {
    const { entries } = /** @type {{ entries?: unknown }} */ (JSON.parse(text))
    return (Array.isArray(entries) ? entries : []).flatMap(({ level, message, details }) =>
      WORTH_SHOWING.has(level) ? [{ place: String(message), message: String(details?.error ?? '') }] : [],
    )
  } catch {
    return []
  }
}

/** Whoever reached this machine by another name was led here by somebody else's page. */
const OWN_NAMES = new Set(['localhost', '127.0.0.1', '[::1]'])

/** @param {string | undefined} host */
const isOwnName = (host) => host !== undefined && OWN_NAMES.has(host.replace(/:\d+$/, ''))

/** @param {http.IncomingMessage} request */
const asksForPage = ({ method, headers }) =>
  method === 'GET' && (headers['sec-fetch-dest'] === 'document' || (headers.accept ?? '').includes('text/html'))

/** @param {http.IncomingMessage} answer */
const textOf = async (answer) => {
  /** @type {Buffer[]} */
  const parts = []
  for await (const part of answer) parts.push(part)
  return Buffer.concat(parts).toString('utf8')
}

/**
 * The running site at an address of this machine, with a build of this machine in place of one remote. Nothing is told to the site: who opens this address sees the build, and nobody else.
 * @param {{ site: string, name: string, port: number, onThrown?: (errors: readonly BuildError[]) => void }} way `site` is an origin; `onThrown` hears what pages with the build in them say went wrong
 */
export const serveSiteWith = async ({ site, name, port, onThrown = () => {} }) => {
  const here = `http://localhost:${port}`
  const { request: ask } = site.startsWith('https:') ? https : http
  /** @type {LocalBuild | null} */
  let build = null
  /** @type {readonly BuildError[]} */
  let errors = []
  /** What the build was heard to throw since it is shown. @type {BuildError[]} */
  let thrown = []
  /** @type {Set<http.ServerResponse>} */
  const watching = new Set()
  const version = () => build?.release.metadata.version ?? null
  const state = () => `data: ${JSON.stringify({ version: version(), errors, thrown })}\n\n`
  const tell = () => watching.forEach((each) => each.write(state()))

  /** @param {http.IncomingMessage} request */
  const hear = async (request) => {
    const known = new Set(thrown.map(({ place, message }) => place + message))
    const found = thrownIn(await textOf(request)).filter(({ place, message }) => !known.has(place + message))
    if (found.length === 0) return
    thrown = [...thrown, ...found].slice(-MOST_THROWN)
    onThrown(found)
    tell()
  }

  /** @param {http.ServerResponse} response */
  const follow = (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
    response.write(`retry: 1000\n${state()}`)
    watching.add(response)
    response.once('close', () => watching.delete(response))
  }

  /** Where a file of the build lies; `null` of what isn't of it. @param {string} pathname */
  const builtAt = (pathname) => {
    if (build === null) return null
    const { url, extras } = build.release
    const folder = url.slice(0, url.lastIndexOf('/') + 1)
    const file = pathname.slice(folder.length)
    return pathname.startsWith(folder) && Object.hasOwn(extras.files, file) ? join(build.folder, file) : null
  }

  /** @param {http.ServerResponse} response @param {string} path */
  const send = (response, path) => {
    response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' })
    createReadStream(path)
      .once('error', () => response.destroy())
      .pipe(response)
  }

  /** @param {http.IncomingMessage} answer @param {http.ServerResponse} response @param {string} pathname */
  const passPage = async (answer, response, pathname) => {
    const html = await textOf(answer)
    const nonce = randomBytes(16).toString('base64')
    const local = build === null ? html : pageWith(html, { name, release: build.release, pathname })
    const page = pageWithBand(local, { name, version: version(), site, nonce })
    const headers = headersForBrowser(answer.headers, { site, here })
    for (const gone of ['content-length', 'etag', 'last-modified', 'link']) delete headers[gone]
    headers['cache-control'] = 'no-store'
    const policy = answer.headers['content-security-policy']
    if (policy !== undefined) headers['content-security-policy'] = policyWith(String(policy), nonce)
    response.writeHead(answer.statusCode ?? 502, headers).end(page)
  }

  /** @param {http.IncomingMessage} request @param {http.ServerResponse} response */
  const pass = (request, response) => {
    const isPage = asksForPage(request)
    const { pathname } = new URL(request.url ?? '/', here)
    const asked = ask(
      new URL(request.url ?? '/', site),
      { method: request.method, headers: headersForSite(request.headers, { site, here, isPage }) },
      (answer) => {
        const isHtml = (answer.headers['content-type'] ?? '').startsWith('text/html')
        if (isPage && isHtml) return void passPage(answer, response, pathname).catch((error) => response.destroy(error))
        response.writeHead(answer.statusCode ?? 502, headersForBrowser(answer.headers, { site, here }))
        response.flushHeaders()
        answer.once('error', (error) => response.destroy(error))
        answer.pipe(response)
      },
    )
    asked.once('error', (error) => {
      if (response.headersSent) return void response.destroy()
      response.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' })
      response.end(`${site} does not answer: ${error.message}\n`)
    })
    response.once('close', () => asked.destroy())
    request.pipe(asked)
  }

  const server = http.createServer((request, response) => {
    if (!isOwnName(request.headers.host)) return void response.writeHead(421).end()
    const { pathname } = new URL(request.url ?? '/', here)
    if (pathname === EVENTS) return follow(response)
    // A page that goes while it tells wants no answer.
    if (pathname === LOG)
      return void hear(request)
        .catch(() => {})
        .then(() => response.writeHead(204).end())
    if (TOLD_TO_NOBODY.includes(pathname)) return void request.resume().once('end', () => response.writeHead(204).end())
    const built = builtAt(pathname)
    if (built !== null) return send(response, built)
    pass(request, response)
  })
  // This machine alone: what is built here is for nobody else. Browsers know it by both families.
  server.listen({ port, host: 'localhost' })
  await new Promise((resolve, reject) => server.once('listening', () => resolve(undefined)).once('error', reject))

  return {
    url: here,
    /** @param {LocalBuild} next */
    show: (next) => {
      ;[build, errors, thrown] = [next, [], []]
      tell()
    },
    /** @param {readonly BuildError[]} found */
    fail: (found) => {
      errors = found
      tell()
    },
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

const MOST_HOPS = 5
const PATIENCE_MS = 10_000

/**
 * Whether a site of ours is there; throws with what is there instead.
 * @param {string} site an origin
 */
export const findSite = async (site) => {
  /** @param {string} why */
  const no = (why) => new Error(`Nothing can be tried on ${site}: ${why}`)
  let url = new URL('/order/search', site)
  for (let hops = 0; hops < MOST_HOPS; hops += 1) {
    const answer = await fetch(url, {
      redirect: 'manual',
      headers: { accept: 'text/html' },
      signal: AbortSignal.timeout(PATIENCE_MS),
    }).catch((error) => {
      throw no(
        error.name === 'TimeoutError'
          ? 'it does not answer.'
          : `it can’t be reached (${error.cause?.message ?? error.message}).`,
      )
    })
    const to = answer.headers.get('location')
    if (answer.status >= 300 && answer.status < 400 && to !== null) {
      url = new URL(to, url)
      if (url.origin !== site) throw no(`it leads to ${url.origin}. Name that one, if it is the site.`)
      continue
    }
    const visit = visitIn(await answer.text())
    if (visit !== null) return visit
    throw no(
      answer.ok
        ? `what answers at ${url.pathname} is no page of a Galo site.`
        : `it answers ${answer.status} at ${url.pathname}.`,
    )
  }
  throw no('it leads from page to page without end.')
}
