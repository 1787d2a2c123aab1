import { definePages } from '@galo/navigation'
import home from './search.home'
import results from './search.results'

/** The server build: all pages, in one file for the render worker. */
export const pages = definePages([home, results])
