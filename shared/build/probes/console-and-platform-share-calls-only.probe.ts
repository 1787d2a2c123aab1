// @plant platform/console/src/data/__probe__.ts
export { formatClock } from '../../../src/kernel/clock/clock'
// @plant platform/console/calls/__probe__.ts
export { tokensCss } from '@galo/ui/styles'
// @plant platform/src/console-api/__probe__.ts
export { wallTime } from '../../console/src/time/wall-clock'
