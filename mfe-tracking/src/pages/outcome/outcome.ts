/** Row J14: words that stand where an order's id would, and are pages of their own. `successful` is another spelling. */
export type Outcome = 'success' | 'failure' | 'check-email'
