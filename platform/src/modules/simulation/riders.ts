import type { Market } from '@galo/domain'
import { seededRandom } from '../../../data/seeded-random'
import type { DeliveryRow } from '../orders'

/** Who carries it, as the customer is told (J10). A partner that says nothing of its riders leaves the contact blank. */
export interface Rider {
  readonly fullName: string
  readonly contactNumber: string
  /** Typed after calling the partner's number, so that nobody learns the rider's own. */
  readonly contactBridgeCode: string
}

const DEFAULT_RIDER: Rider = { fullName: 'Deliveroo rider', contactNumber: '', contactBridgeCode: '' }

const GIVEN = [
  'Aoife',
  'Ben',
  'Chidi',
  'Dora',
  'Emre',
  'Farah',
  'Gil',
  'Hana',
  'Ines',
  'Jude',
  'Kofi',
  'Leila',
] as const
const FAMILY = ['Adeyemi', 'Byrne', 'Costa', 'Doyle', 'Evans', 'Flynn', 'Gomes', 'Hussain', 'Iyer', 'Jones'] as const

/** Numbers the regulators keep for drama (Ofcom; ComReg 020 91x xxxx), so no stranger's phone rings. */
const NUMBERS = { UK: '07700 900', IE: '020 918 0' } as const satisfies Record<Market, string>

/** The same rider whenever it is asked, and another one after the first was taken off; the courier who took it, when one has. */
export const riderOf = ({ orderId, attempt, riders, provider, courier }: DeliveryRow, market: Market): Rider => {
  if (courier !== null) return { fullName: courier, contactNumber: '', contactBridgeCode: '' }
  if (provider === 'DELIVEROO') return DEFAULT_RIDER
  const random = seededRandom(`name of rider ${attempt}.${riders} of ${orderId}`)
  const any = (from: readonly string[]): string => from[Math.floor(random() * from.length)] ?? ''
  const digits = () => String(Math.floor(random() * 1000)).padStart(3, '0')
  const own = { fullName: `${any(GIVEN)} ${any(FAMILY)}`, contactNumber: `${NUMBERS[market]}${digits()}` }
  return { ...own, contactBridgeCode: provider === 'GALO' ? '' : `${digits()}${digits()}` }
}
