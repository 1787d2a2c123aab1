/** Markup that is safe to put into a page as it is. */
export interface Html {
  readonly markup: string
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

type Part = Html | string | number | false | null | undefined | readonly Html[]

const markupOf = (part: Part): string => {
  if (part === false || part === null || part === undefined) return ''
  if (typeof part === 'object') return 'markup' in part ? part.markup : part.map(({ markup }) => markup).join('')
  return String(part).replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign)
}

/** Text put in is escaped, markup of ours is not: nothing a person typed can become part of the page. */
export const html = (texts: TemplateStringsArray, ...parts: readonly Part[]): Html => ({
  markup: texts.map((text, index) => text + markupOf(parts[index])).join(''),
})

/** For markup that is not a person's: files of ours, and what the provider's own library makes. */
export const trusted = (markup: string): Html => ({ markup })
