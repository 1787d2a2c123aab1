/** What is measured of releases, as the ledger names it. */
export const RELEASES = {
  resolving: 'resolving a visit, 5 remotes of 50 versions',
  rendering: 'a search page, while a second search is tried',
  publishing: 'publishing one remote',
  returning: 'a returning visitor, after one word of a menu',
} as const
