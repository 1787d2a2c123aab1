export { placesSearch } from './places.adapter'
