export * from './restaurant.schema'
export * from './search-restaurants.call'
export * from './get-restaurant.call'
export * from './filter-restaurants.call'
