/** The server build: the same pages, in one file for the render worker. */
export { default as pages } from './routes'
