import { definePages } from '@galo/navigation'
import alias from './tracking.alias'
import order from './tracking.order'
import orders from './tracking.orders'
import receipt from './tracking.receipt'
import outcome from './tracking.outcome'
import watch from './tracking.watch'

/** The server build: all pages, in one file for the render worker. */
export const pages = definePages([orders, order, receipt, watch, ...outcome, ...alias])
