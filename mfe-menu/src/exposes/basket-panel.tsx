import { defineFragment } from '@galo/navigation'
import { BasketPanel } from '../pages/basket-panel/basket-panel'

export default defineFragment('basket-panel', BasketPanel)
