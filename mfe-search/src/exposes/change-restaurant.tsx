import { defineFragment } from '@galo/navigation'
import { ChangeRestaurant } from '../features/change-restaurant/change-restaurant'

export default defineFragment('change-restaurant', ChangeRestaurant)
