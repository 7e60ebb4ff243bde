/** Kinds of storage for artwork. */
export const STORAGE_KINDS = ['folder', 'pinata', 'kubo', 'chain'] as const

/** Kind of storage: the `npm start` folder, IPFS by a service or a node, or the address on chain itself. */
export type StorageKind = (typeof STORAGE_KINDS)[number]

/** Storage outside the chain, with its access data. */
export type StorageChoice =
  /** `baseUrl` ends with a slash. */
  | { readonly kind: 'folder'; readonly baseUrl: string }
  | { readonly kind: 'pinata'; readonly token: string }
  /** `authorization` is a header; '' = none. */
  | { readonly kind: 'kubo'; readonly url: string; readonly authorization: string }
