import { FOOT, type FootShown } from '../../shared/frame-names'
import { twinUrl } from '../../shared/links/twin-page'
import type { Place } from '../http/head-facts'
import { footer } from './footer'

/**
 * What stands after the root: the footer, or, under a page that has none, the footer put by for the page that somebody goes on to.
 * @param search of the page's address: a search for a place goes along to the other market.
 */
export const footOf = (place: Place, search: string, shown: FootShown): string => {
  const html = footer({ ...place, twinUrl: twinUrl(place, place.pathname, search) })
  return shown === 'shown' ? html : `<template id="${FOOT.keptId}">${html}</template>`
}
