/** The address of a door with the way back to `back`, a path of this site; it is judged where somebody is led back. */
export const withWayBack = (path: string, back: string): string => `${path}?callbackUrl=${encodeURIComponent(back)}`
