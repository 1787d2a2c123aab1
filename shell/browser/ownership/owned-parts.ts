import type { PageMatch } from '../../shared/match-page'

/** A part of what is on the screen, and whose it is. */
export interface OwnedPart {
  readonly kind: 'frame' | 'page' | 'fragment'
  /** Package folder of whose code drew it. */
  readonly owner: string
  /** Of a page its id, of a fragment its name. */
  readonly name: string
  /** In CSS pixels from the document's left top corner. */
  readonly box: DOMRectReadOnly
}

/**
 * Where all that is in an element stands together, for one without a box of its own; `null` where nothing of it is seen. What a row that scrolls keeps
 * beside the screen counts as far as the screen goes: a frame round it would make the page wider.
 */
const boxOf = (element: Element): DOMRectReadOnly | null => {
  const range = document.createRange()
  range.selectNodeContents(element)
  const { left, right, y, height } = range.getBoundingClientRect()
  const [start, end] = [Math.max(left, 0), Math.min(right, document.documentElement.clientWidth)]
  return end <= start || height === 0 ? null : new DOMRect(start + scrollX, y + scrollY, end - start, height)
}

const partOf = (element: Element | null, what: Omit<OwnedPart, 'box'>): readonly OwnedPart[] => {
  const box = element && boxOf(element)
  return box === null ? [] : [{ ...what, box }]
}

/** Every part that is seen, the page before the fragments that may lie in it. */
export const ownedParts = (match: PageMatch | null): readonly OwnedPart[] => [
  ...partOf(document.querySelector('.frame > header'), { kind: 'frame', owner: 'shell', name: 'header' }),
  ...(match === null
    ? []
    : partOf(document.querySelector('#main'), { kind: 'page', owner: match.remote.name, name: match.id })),
  ...[...document.querySelectorAll<HTMLElement>('galo-fragment')].flatMap((element) => {
    const { owner = '', name = '' } = element.dataset
    return partOf(element, { kind: 'fragment', owner, name })
  }),
]
