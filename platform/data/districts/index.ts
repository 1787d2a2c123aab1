import type { PostcodeDistrict } from '../types'
import { areas as rows } from './areas'
import { toDistrict } from './district'
import { greaterManchester } from './greater-manchester'
import { ireland } from './ireland'
import { londonCentral } from './london-central'
import { londonSouth } from './london-south'
import { midlandsToAberdeen } from './midlands-to-aberdeen'
import { northAndNations } from './north-and-nations'
import { southAndMidlands } from './south-and-midlands'
import { southCoastAndEast } from './south-coast-and-east'

/**
 * Districts around every restaurant and the towns next door, and every routing key of Ireland.
 * Any well-formed postcode whose district is here resolves to the middle of that district; the rest to the town of its area.
 */
export const districts: readonly PostcodeDistrict[] = [
  ...[
    ...greaterManchester,
    ...londonCentral,
    ...londonSouth,
    ...southAndMidlands,
    ...northAndNations,
    ...southCoastAndEast,
    ...midlandsToAberdeen,
  ].map(toDistrict('UK')),
  ...ireland.map(toDistrict('IE')),
]

/** Every postcode area of the UK, by its post town. */
export const areas: readonly PostcodeDistrict[] = rows.map(toDistrict('UK'))
