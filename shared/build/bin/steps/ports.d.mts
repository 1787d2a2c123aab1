export declare const isFree: (port: number) => Promise<boolean>
export declare const freePorts: <Name extends string>(names: readonly Name[]) => Promise<Record<Name, number>>
export declare const assertPortsFree: (ports: Readonly<Record<string, number>>) => Promise<void>
