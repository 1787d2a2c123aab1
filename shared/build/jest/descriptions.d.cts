import type {
  FactDescription,
  FlagDescription,
  OwnerDescription,
  RemoteDescription,
  StoreDescription,
} from '@galo/contracts/description'

type OfOwner<T> = Readonly<Record<string, T & { readonly owner: string }>>

export declare const readDescriptions: () => Readonly<Record<string, OwnerDescription & Partial<RemoteDescription>>>
export declare const storesInUse: () => OfOwner<StoreDescription>
export declare const factsInUse: () => OfOwner<FactDescription>
export declare const flagsInUse: () => OfOwner<FlagDescription>
