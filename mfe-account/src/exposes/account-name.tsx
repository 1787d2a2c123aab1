import { defineFragment } from '@galo/navigation'
import { AccountName } from '../features/account-name/account-name'

export default defineFragment('account-name', AccountName)
