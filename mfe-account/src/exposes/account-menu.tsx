import { defineFragment } from '@galo/navigation'
import { AccountMenu } from '../features/account-menu/account-menu'

export default defineFragment('account-menu', AccountMenu)
