/** The body's bytes, or `null` as soon as there are more than `mostBytes`: no more than that is ever in memory. */
export const readBody = async (request: Request, mostBytes: number): Promise<Uint8Array<ArrayBuffer> | null> => {
  if (Number(request.headers.get('content-length') ?? 0) > mostBytes) return null
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of request.body ?? []) {
    size += piece.byteLength
    if (size > mostBytes) return null
    pieces.push(piece)
  }
  return new Uint8Array(Buffer.concat(pieces))
}
