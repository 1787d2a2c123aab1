export { allergenWord } from './allergen-word'
export { avoidedWords, judgedFoodWords } from './food-reasons'
