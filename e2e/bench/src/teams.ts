/** What is measured between the pages of two teams, as the ledger names it. */
export const TEAMS = { there: 'to another team’s page', back: 'and back', heap: 'fifty round trips' } as const
