import type { VisitRemote } from '../../shared/visit'
import { integrityOf } from './integrity-of'

const announce = (url: string): void => {
  const isKnown = document.querySelector(`link[href="${url}"],script[src="${url}"]`) !== null
  if (isKnown) return
  const link = document.createElement('link')
  const integrity = integrityOf(url)
  link.rel = 'preload'
  link.as = 'script'
  link.crossOrigin = 'anonymous'
  if (integrity !== undefined) link.integrity = integrity
  link.href = url
  document.head.append(link)
}

/** Asks for the scripts of a page's module beside its remote's entry, which would ask for them a round trip later. */
export const announceScripts = ({ entry, scripts }: VisitRemote, exposed: string): void => {
  const folder = entry.slice(0, entry.lastIndexOf('/'))
  for (const script of scripts?.[exposed] ?? []) announce(`${folder}/${script}`)
}
