import { defineFragment } from '@galo/navigation'
import { BasketSum } from '../features/basket/basket-sum'

export default defineFragment('basket-sum', BasketSum)
