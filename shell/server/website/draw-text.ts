// Under another name, so that the formatter leaves its spaces alone.
import { html as markup } from 'hono/html'
import type { Market } from '@galo/domain'
import { hrefOf, type PlaceId } from './places'
import type { Block, Sections, Table, Text } from './text'

export type Html = ReturnType<typeof markup>

type Links = Readonly<Partial<Record<PlaceId, string>>>

/** Links of a text, as [place, words]. */
export const linksIn = (links: Links): readonly (readonly [PlaceId, string])[] =>
  Object.entries(links) as [PlaceId, string][]

const isSentence = (block: Block): block is Text => typeof block === 'string' || Array.isArray(block)

const drawText = (text: Text, market: Market): Html =>
  typeof text === 'string'
    ? markup`${text}`
    : markup`${text.map((part) =>
        typeof part === 'string'
          ? part
          : linksIn(part).map(([place, words]) => markup`<a href="${hrefOf(place, market)}">${words}</a>`),
      )}`

/** Roles are named, because a browser forgets them where a phone shows the rows as lists. */
const drawTable = ({ caption, columns, rows }: Table, market: Market): Html =>
  markup`<table role="table"><caption>${caption}</caption><thead role="rowgroup"><tr role="row">${columns.map(
    (column) => markup`<th role="columnheader" scope="col">${column}</th>`,
  )}</tr></thead><tbody role="rowgroup">${rows.map(
    ([first = '', ...cells]) =>
      markup`<tr role="row"><th role="rowheader" scope="row">${drawText(first, market)}</th>${cells.map(
        (cell, index) =>
          markup`<td role="cell"><span class="of" aria-hidden="true">${columns[index + 1]}</span><span>${drawText(cell, market)}</span></td>`,
      )}</tr>`,
  )}</tbody></table>`

const drawBlock = (block: Block, market: Market): Html => {
  if (isSentence(block)) return markup`<p>${drawText(block, market)}</p>`
  if ('table' in block) return drawTable(block.table, market)
  return markup`<ul class="leaves">${block.list.map((item) => markup`<li>${drawText(item, market)}</li>`)}</ul>`
}

export const drawSections = (sections: Sections, market: Market): readonly Html[] =>
  Object.entries(sections).map(
    ([id, { heading, body }]) =>
      markup`<section id="${id}" aria-labelledby="${id}-heading"><h2 id="${id}-heading">${heading}</h2>${body.map((block) => drawBlock(block, market))}</section>`,
  )
