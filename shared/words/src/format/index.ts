export { feeLabel } from './fee-label'
export { formatDay } from './format-day'
export { formatDistance } from './format-distance'
export { refundWords } from './refund-words'
