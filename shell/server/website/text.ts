import type { PlaceId } from './places'

/** A sentence, or the parts of one: what is keyed by a place is the text of a link that leads there. */
export type Text = string | readonly (string | Readonly<Partial<Record<PlaceId, string>>>)[]

/** What a page lays out in rows and columns; on a phone each row is a list of its own. */
export interface Table {
  readonly caption: string
  readonly columns: readonly string[]
  /** The first of a row is what the row is about. */
  readonly rows: readonly (readonly Text[])[]
}

/** A paragraph, a list or a table. */
export type Block = Text | { readonly list: readonly Text[] } | { readonly table: Table }

export interface Section {
  readonly heading: string
  readonly body: readonly Block[]
}

/** Sections by the names that addresses point at (`/terms#price`), in the order in which they are read. */
export type Sections = Readonly<Record<string, Section>>

/** What a page says of itself, whatever it looks like. */
interface Announced {
  /** Where it is listed among others: in the path above a page, on a button that leads there. */
  readonly name: string
  readonly title: string
  /** For who finds the page or is sent it. */
  readonly description: string
  readonly lede: string
}

/** The words of a page that is read from top to bottom. */
export interface TextPageWords extends Announced {
  /** What state it is in and since when; left out where that says nothing. */
  readonly state?: string
  readonly dated?: string
  readonly inShort: readonly string[]
  readonly sections: Sections
}

/** The words of a page whose content isn't there yet, or that only leads on. */
export interface ShortPageWords extends Announced {
  /** What there is meanwhile, and where. */
  readonly ways: readonly Readonly<Partial<Record<PlaceId, string>>>[]
}
