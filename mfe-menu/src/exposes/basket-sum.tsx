import { defineFragment } from '@galo/navigation'
import { BasketBadge } from '../features/basket/basket-badge'

export default defineFragment('basket-badge', BasketBadge)
