/**
 * Follows servers of which each can do without the others. Resolves with why the last one ended; of each that ends before it, `onLost`
 * is told why, and that the others go on.
 * @param {readonly { readonly who: string, readonly died: Promise<string> }[]} servers
 * @param {(what: string) => void} onLost
 * @returns {Promise<string>}
 */
export const lastToEnd = (servers, onLost) => {
  const left = new Set(servers)
  return new Promise((resolve) => {
    for (const server of servers)
      void server.died.then((why) => {
        left.delete(server)
        if (left.size === 0) return resolve(why)
        onLost(`${why} ${[...left].map(({ who }) => `The ${who} goes on.`).join(' ')}`)
      })
  })
}
