/**
 * The shared packages that come with the first page that asks for them, not with the shell's own script.
 * Importing them here, and nowhere else in the shell, is what makes the shell provide them.
 */
export const loadVendors = (): Promise<unknown> => import('@galo/vendors')
