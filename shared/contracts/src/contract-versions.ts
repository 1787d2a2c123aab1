/**
 * The contracts between teams: the platform's wire, and what each shared package of which a page has one copy offers to remotes.
 * Raise a version when a neighbour built before could no longer work with this one. Every release says which versions it was built with.
 */
export const CONTRACT_VERSIONS = {
  platform: 1,
  facts: 1,
  state: 2,
  // From 5 on each page of a remote is a module of its own; shells built before ask for one that has them all.
  navigation: 5,
  // From 2 on a page can ask what is switched on.
  // From 3 on what lies over a page waits for its turn.
  services: 3,
  vendors: 1,
  words: 1,
  // From 2 on the shell brings the adapter between a bundle and the federation runtime.
  federation: 2,
  // From 2 on a remote's elements have their class names from the shell's `@galo/css`.
  css: 2,
}

/** The oldest versions this shell still works with: a remote built between these and today's is offered. */
export const OLDEST_SUPPORTED: typeof CONTRACT_VERSIONS = {
  platform: 1,
  facts: 1,
  // Who was built before reads a store of what the customer wants that nobody describes any more.
  state: 2,
  navigation: 1,
  services: 1,
  vendors: 1,
  words: 1,
  // A remote of 1 brings an adapter that asks the page for another runtime.
  federation: 2,
  // A remote of 1 wants a library for styles that no page has any more.
  css: 2,
}

/** The versions this shell works with, from the oldest to today's, by contract: so its release says it. */
export const SPOKEN_BY_SHELL = Object.fromEntries(
  Object.entries(CONTRACT_VERSIONS).map(([name, newest]): [string, [oldest: number, newest: number]] => [
    name,
    [OLDEST_SUPPORTED[name as keyof typeof OLDEST_SUPPORTED], newest],
  ]),
)
