import type { Platform } from '../../../kernel/platform'

/** What the stand-in is handed: the platform's settings and clock, and a handle of its own on the database, which the platform's can't do for. */
export type CardStandIn = Pick<Platform, 'config' | 'clock' | 'db'>
