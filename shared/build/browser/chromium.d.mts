export declare const findChromium: () => string | undefined
export declare const findChromiumForTests: () => string | undefined
export declare const CHROMIUM_ARGS: readonly string[]
