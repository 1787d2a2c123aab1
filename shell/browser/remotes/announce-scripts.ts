import type { VisitRemote } from '../../shared/visit'

const announce = (url: string): void => {
  const { pathname } = new URL(url, location.href)
  const isKnown = document.querySelector(`link[href="${pathname}"],script[src="${pathname}"]`) !== null
  if (isKnown) return
  const link = document.createElement('link')
  const integrity = window.__galo?.integrity[pathname]
  link.rel = 'preload'
  link.as = 'script'
  if (integrity !== undefined) link.integrity = integrity
  link.href = pathname
  document.head.append(link)
}

/** Asks for the scripts of a page's module beside its remote's entry, which would ask for them a round trip later. */
export const announceScripts = ({ entry, scripts }: VisitRemote, exposed: string): void => {
  const folder = entry.slice(0, entry.lastIndexOf('/'))
  for (const script of scripts?.[exposed] ?? []) announce(`${folder}/${script}`)
}
