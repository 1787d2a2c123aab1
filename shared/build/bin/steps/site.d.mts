export interface Site {
  readonly sites: Readonly<Record<'UK' | 'IE', string>>
  readonly platformUrl: string
  readonly died: Promise<string>
  readonly stop: () => Promise<void>
}

export interface SiteOptions {
  readonly ports: Readonly<Record<string, number>>
  readonly env?: Readonly<Record<string, string>>
  readonly signal?: AbortSignal
  readonly onLine: (who: string, line: string) => void
  /** One market's server ended by itself, and the other's goes on. */
  readonly onLost: (what: string) => void
  /** Beside them goes what stops releases that are tried and fail. */
  readonly heals?: boolean
}

export declare const portsFrom: (environment: Readonly<Record<string, string | undefined>>) => Record<string, number>
export declare const startSite: (options: SiteOptions) => Promise<Site>
