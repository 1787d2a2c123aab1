/** Who judges whether a payment is somebody's own (I11), as it is in this browser. */
export interface FraudClient {
  /** This device, as the service knows it: the same one for 365 days, in a cookie of the service's. */
  readonly deviceId: () => string
}

export interface FraudSettings {
  /** Public: what the service knows this site by. */
  readonly key: string
  /** Where the service's script and interface are. */
  readonly apiUrl: string
}

/** `blocked` is an answer, not an exception: nobody's payment waits for it. */
export type FraudLoad =
  { readonly kind: 'ready'; readonly client: FraudClient } | { readonly kind: 'blocked'; readonly reason: string }
