import { defineFragment } from '@galo/navigation'
import { BasketPanel } from '../features/basket/basket-panel'

export default defineFragment('basket-panel', BasketPanel)
