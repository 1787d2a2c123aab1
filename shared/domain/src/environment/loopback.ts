const LOOPBACK = /^(?:(?:[a-z0-9-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i

/** Whether a host name, without its port, leads to this very machine from wherever it is asked. */
export const isLoopback = (hostname: string): boolean => LOOPBACK.test(hostname)
