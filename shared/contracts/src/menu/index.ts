export * from './menu.schema'
export * from './menu-of.call'
export * from './availability.call'
