export * from './menu.schema'
export * from './get-menu.call'
export * from './get-availability.call'
export * from './list-most-ordered.call'
