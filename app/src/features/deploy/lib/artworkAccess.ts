/** Access to storages. It stays in memory: tokens, and addresses that may hold keys, are never stored. */
export interface ArtworkAccess {
  /** JWT of a key; '' = nothing entered. */
  readonly pinataToken: string
  readonly kuboUrl: string
  /** Header `Authorization` for nodes that ask for one; '' = none. */
  readonly kuboAuthorization: string
}

/** Before anything is entered: a node on this machine, as Kubo starts it. */
export const NO_ACCESS: ArtworkAccess = {
  pinataToken: '',
  kuboUrl: 'http://127.0.0.1:5001',
  kuboAuthorization: '',
}
