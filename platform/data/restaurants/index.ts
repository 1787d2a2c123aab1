import type { SeedRestaurant } from '../types'
import { dublin } from './dublin'
import { ireland } from './ireland'
import { london } from './london'
import { manchester } from './manchester'
import { midlandsToAberdeen } from './midlands-to-aberdeen'
import { northAndNations } from './north-and-nations'
import { southCoastAndEast } from './south-coast-and-east'
import { southAndMidlands } from './south-and-midlands'

/** Every Galo, in the order the seed inserts them. */
export const restaurants: readonly SeedRestaurant[] = [
  ...manchester,
  ...london,
  ...southAndMidlands,
  ...northAndNations,
  ...dublin,
  ...ireland,
  ...southCoastAndEast,
  ...midlandsToAberdeen,
]
