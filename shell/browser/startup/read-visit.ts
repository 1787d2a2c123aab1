import type { Visit } from '../../shared/visit'

/** Reads what the BFF put into the document. The BFF wrote and checked it, so its shape is not checked again here. */
export const readVisit = (document: Document): Visit => {
  const text = document.getElementById('galo-visit')?.textContent
  if (text === undefined || text === null) throw new Error('The document carries no visit')
  return JSON.parse(text) as Visit
}
