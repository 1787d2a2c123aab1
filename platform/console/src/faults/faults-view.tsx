import { Panels } from '../layout/panel'
import { BrokenNow } from './broken-now'
import { FaultForm } from './fault-form'

/** Things that are broken on purpose. */
export const FaultsView = () => (
  <Panels>
    <FaultForm />
    <BrokenNow />
  </Panels>
)
