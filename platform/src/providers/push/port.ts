/** A browser that asked for messages: where its push service takes them, and what they are encrypted with. */
export interface PushDevice {
  readonly endpoint: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
}

export interface PushMessage {
  readonly device: PushDevice
  /** What the browser reads; its push service can't. */
  readonly payload: string
  /** Names it where it waits for its browser: another by the same name takes its place. */
  readonly topic: string
  /** How long its push service keeps it for a browser that is switched off, in seconds. */
  readonly keepS: number
}

/** What a push service said, or that nobody did. */
export type PushAnswer = { readonly kind: 'answered'; readonly status: number } | { readonly kind: 'unanswered' }

/** The services that browsers get messages from. */
export interface PushServices {
  /** The public key that browsers subscribe for. */
  readonly key: string
  /** Whether a message for it can be sent at all: its address is a push service's, and its keys are keys. */
  canReach(device: PushDevice): boolean
  /** Never to any other host, whatever was kept; asked outside of transactions. */
  send(message: PushMessage): Promise<PushAnswer>
}
