import { definePages } from '@galo/navigation'
import restaurant from './menu.restaurant'

/** The server build: all pages, in one file for the render worker. */
export const pages = definePages([restaurant])
