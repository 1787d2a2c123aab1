/** One flame, rooted at 0 0, one wide to each side and one high: scale it to size. */
export const FLAME = 'M0 0C-1.24 -.3 -1 -.62 .16 -1C.2 -.72 1.24 -.5 1 -.2Q.68 0 0 0Z'
