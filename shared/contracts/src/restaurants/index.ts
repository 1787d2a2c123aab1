export * from './restaurant.schema'
export * from './search-restaurants.call'
export * from './restaurant-by-slug.call'
export * from './filter-restaurants.call'
