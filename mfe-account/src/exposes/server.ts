import { definePages } from '@galo/navigation'
import card from './account.card'
import profile from './account.profile'

/** The server build: all pages, in one file for the render worker. */
export const pages = definePages([card, profile])
