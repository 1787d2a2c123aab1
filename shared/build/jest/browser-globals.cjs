// jsdom lacks what the router, fetch and streams need; Node has them.
const { TextEncoder, TextDecoder } = require('node:util')
const { ReadableStream, TransformStream } = require('node:stream/web')
const { BroadcastChannel } = require('node:worker_threads')
Object.assign(globalThis, { TextEncoder, TextDecoder, ReadableStream, TransformStream })
if (!('BroadcastChannel' in globalThis)) Object.assign(globalThis, { BroadcastChannel })
const matchMedia = () => ({ matches: false, addEventListener() {}, removeEventListener() {} })
if (!('matchMedia' in globalThis)) Object.assign(globalThis, { matchMedia })
