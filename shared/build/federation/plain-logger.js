/** In place of the runtime's logger, which adds stacks and looks for a console: ours is the browser's. */
const createLogger = (/** @type {string} */ prefix) => ({
  warn: (/** @type {unknown[]} */ ...words) => console.warn(prefix, ...words),
  error: (/** @type {unknown[]} */ ...words) => console.error(prefix, ...words),
})
const logger = createLogger('[ Module Federation ]')
const nothing = () => {}

export {
  nothing as bindLoggerToCompiler,
  createLogger as createInfrastructureLogger,
  createLogger,
  logger as infrastructureLogger,
  logger,
}
