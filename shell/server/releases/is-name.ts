/** A name is one step down, never up or sideways, whatever was encoded in the address. */
export const isName = (name: string): boolean => /^[\w.-]+$/.test(name) && !/^\.+$/.test(name)
