import type { Market } from '@galo/domain'
import { areas } from '../../../data'
import type { DistrictRow } from './localities.store'

const byArea = new Map(areas.map((area) => [area.district, area]))

/** The area a UK district lies in: TR1 is somewhere around Truro. Routing keys have none; every one of them is written down. */
export const findArea = (market: Market, district: string): DistrictRow | undefined =>
  market === 'UK' ? byArea.get(district.replace(/\d.*$/, '')) : undefined
