export declare const canMatch: (selector: string, name: string, classes: ReadonlySet<string>) => boolean
