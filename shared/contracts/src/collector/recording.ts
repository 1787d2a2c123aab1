/** Names of events that begin so are of a recording, and need a yes of their own. */
export const RECORDING = 'recording:'
