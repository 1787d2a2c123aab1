/** @typedef {ReadonlyMap<string, ReadonlySet<string>>} Graph the areas that each area imports from */

/** @type {(graph: Graph, start: string) => Set<string>} */
const reachable = (graph, start) => {
  /** @type {Set<string>} */
  const found = new Set()
  const open = [start]
  for (let area = open.pop(); area !== undefined; area = open.pop())
    for (const next of graph.get(area) ?? [])
      if (!found.has(next)) {
        found.add(next)
        open.push(next)
      }
  return found
}

/**
 * The areas of the largest circle, in which each reaches all others; empty without a circle.
 * @param {Graph} graph
 */
export const largestCircleOf = (graph) => {
  const reach = new Map([...graph.keys()].map((area) => [area, reachable(graph, area)]))
  const circles = [...reach].map(([area, found]) => [...found].filter((other) => reach.get(other)?.has(area)).sort())
  return circles.reduce(
    (largest, circle) => (circle.length > largest.length ? circle : largest),
    /** @type {string[]} */ ([]),
  )
}
