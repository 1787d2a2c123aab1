import { definePages } from '@galo/navigation'
import card from './account.card'
import cardHelp from './account.card-help'
import cardHome from './account.card-home'
import logIn from './account.log-in'
import logInAgain from './account.log-in-again'
import profile from './account.profile'
import register from './account.register'

/** The server build: all pages, in one file for the render worker. */
export const pages = definePages([card, ...cardHelp, cardHome, logIn, ...logInAgain, profile, register])
