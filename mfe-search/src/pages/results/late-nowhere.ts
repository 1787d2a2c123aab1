import { latePart } from './late-part'

/** Of all searches few lead to no place here: what says so comes with those that do. */
export const LatePlaceNotFound = latePart(() => import('./place-not-found').then(({ PlaceNotFound }) => PlaceNotFound))
export const LateOtherMarket = latePart(() => import('./other-market').then(({ OtherMarket }) => OtherMarket))
