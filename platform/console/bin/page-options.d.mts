import type { BuildOptions } from 'esbuild'

/** Where the build leaves the page: `index.html` and what it is made of in `assets`. */
export const PAGE: string
/** In the page where each answer has a word of its own. */
export const NONCE: string
export const pageOptions: (folder?: string) => BuildOptions & { readonly metafile: true }
