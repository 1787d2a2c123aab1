/** Added to every port of the journeys (`E2E_PORT_OFFSET`), so that two checkouts of the project can run theirs at once. */
const offset = Number(process.env['E2E_PORT_OFFSET'] ?? 0)

/** Apart from the everyday ports, so that the journeys run beside a site somebody is using. */
export const PORTS = { BFF_UK_PORT: 4300 + offset, BFF_IE_PORT: 4301 + offset, PLATFORM_PORT: 4400 + offset } as const

export const UK_SITE = `http://localhost:${PORTS.BFF_UK_PORT}`
export const IE_SITE = `http://localhost:${PORTS.BFF_IE_PORT}`
export const PLATFORM = `http://localhost:${PORTS.PLATFORM_PORT}`

/** A Wednesday, five past noon in both markets: kitchens are open and there are slots to pick. */
export const NOW = '2026-11-18T12:05:00Z'
