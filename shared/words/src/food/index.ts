export { allergenWord } from './allergen-word'
