/** Words in the place of an order's id that are pages of their own (J14). `successful` is another spelling of `success`. */
export type Outcome = 'success' | 'failure' | 'check-email'
