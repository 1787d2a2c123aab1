import type { ReleaseDocument } from '@galo/contracts/release'

/** Where releases are read from. */
export interface ReleaseSource {
  /** As people are told. */
  readonly address: string
  /** The document as it lies there; `null` while it is still the one with this stamp, or when there is none. */
  document(stamp: string | null): Promise<{ readonly stamp: string; readonly text: string } | null>
  /** Rejects where there is no such file. */
  bytes(name: string): Promise<Uint8Array>
  /** The files that lie in a release's folder, by their names from there; none where there is no such folder. */
  names(folder: string): Promise<readonly string[]>
  /** Where a file lies on this machine's disk, once it was prepared. */
  pathOf(folder: string, file: string): string
  /** Brings to this machine's disk what is read from there. Rejects when the document should not be served by yet; of the first one that is no question: nothing else could be. */
  prepare(document: ReleaseDocument, isFirst: boolean): Promise<void>
}
