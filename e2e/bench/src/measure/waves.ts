import type { RequestRecord } from './requests'

type Asked = Pick<RequestRecord, 'url' | 'initiator' | 'startMs' | 'endMs'>

/**
 * The wave each request belongs to: how many answers had to arrive, one after the other, before it could be asked for.
 * The document is wave 1 and what it names is wave 2. What a script asks for comes after that script, and after whatever
 * scripts and data had been answered by then: they may have been what it waited for.
 */
export const wavesOf = (requests: readonly Asked[]): ReadonlyMap<Asked, number> => {
  const waves = new Map<Asked, number>()
  const latestFor = (matches: (earlier: Asked) => boolean) =>
    Math.max(0, ...[...waves].filter(([earlier]) => matches(earlier)).map(([, wave]) => wave))
  const answeredBefore = (startMs: number) =>
    latestFor(({ endMs, initiator }) => endMs !== null && endMs <= startMs && initiator.by !== 'document')
  for (const request of requests) {
    const asker = latestFor(({ url }) => url === request.initiator.url)
    const waited = request.initiator.by === 'script' ? answeredBefore(request.startMs) : 0
    const first = waves.size === 0
    waves.set(request, first ? 1 : Math.max(asker, waited, 1) + 1)
  }
  return waves
}

/** Waves until the largest paint: those of its picture, or, for text, of the last thing that had come before it was painted. */
export const wavesUntilPaint = (
  requests: readonly Asked[],
  paint: { readonly atMs: number; readonly pictureUrl: string },
): number => {
  const waves = wavesOf(requests)
  const picture = paint.pictureUrl === '' ? undefined : requests.find(({ url }) => url === paint.pictureUrl)
  if (picture !== undefined) return waves.get(picture) ?? 1
  return Math.max(
    1,
    ...[...waves].filter(([{ endMs }]) => endMs !== null && endMs <= paint.atMs).map(([, wave]) => wave),
  )
}
