/** The menu with the most dishes, where presses have the most to draw: it is pressed, and its test finds whether another one has become longer. */
export const LONGEST_MENU = { slug: 'deansgate', fulfilment: 'eat-in', dishes: 109 } as const

export const LONGEST_MENU_PATH = `/order/menu/${LONGEST_MENU.slug}?fulfilment=${LONGEST_MENU.fulfilment}`
