/** What is measured of the site's server, as the ledger names it. */
export const BFF = {
  menu: 'a held menu',
  nobody: 'session, nobody signed in',
  signedIn: 'session, signed in',
  log: 'log, five lines',
  memory: 'the site’s server',
  firstByte: 'the menu’s first byte',
} as const
