import { Panels } from '../layout/panel'
import { CodesPanel } from './codes-panel'
import { CustomersPanel } from './customers-panel'

/** Customers with their cards, and the codes they may type. */
export const PeopleView = () => (
  <Panels>
    <CustomersPanel />
    <CodesPanel />
  </Panels>
)
