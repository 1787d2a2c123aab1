/** Id of the animation of a button that was pressed and waits for its code. */
export const PRESSED = 'galo-pressed'
