import { originOfScript, RestaurantLocator } from './locator-element'

/** Where this script came from is where restaurants are asked for, unless a page says otherwise. */
const origin = originOfScript(document.currentScript)

const NAME = 'galo-restaurant-locator'

// A page that has the script twice has one locator.
if (customElements.get(NAME) === undefined) customElements.define(NAME, RestaurantLocator.from(origin))
