const reachable = (graph, start) => {
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

/** The areas that all reach each other, most of them first; empty without a circle. @param {Map<string, Set<string>>} graph */
export const largestCircleOf = (graph) => {
  const reach = new Map([...graph.keys()].map((area) => [area, reachable(graph, area)]))
  const circles = [...reach].map(([area, found]) => [...found].filter((other) => reach.get(other)?.has(area)).sort())
  return circles.reduce((largest, circle) => (circle.length > largest.length ? circle : largest), [])
}
