import { definePages } from '@galo/navigation'
import order from './checkout.order'

/** The server build: all pages, in one file for the render worker. */
export const pages = definePages([order])
