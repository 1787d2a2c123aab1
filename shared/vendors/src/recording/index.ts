export type { Moment, RecordedSession, Recorder, Recording } from './recorder.port'
export { createRecorderStandIn, type MomentPost } from './recorder.stand-in'
export { redactedRecorder } from './redacted-recorder'
