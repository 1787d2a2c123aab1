import { inTime } from './in-time'

const PATIENCE_MS = 3_000

/** Whether the site says anything of one of its files, be it that there is none. Never rejects. */
export const siteAnswers = (path: string): Promise<boolean> =>
  inTime(fetch(path, { method: 'HEAD', cache: 'no-store' }), PATIENCE_MS, path).then(
    ({ status }) => status < 500,
    () => false,
  )
