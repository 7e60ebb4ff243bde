/** Storage credentials. They stay in memory: tokens, and addresses that may hold keys, are never stored. */
export interface ArtworkAccess {
  /** An API key's JWT; '' = nothing entered. */
  readonly pinataToken: string
  readonly kuboUrl: string
  /** `Authorization` header for nodes that require one; '' = none. */
  readonly kuboAuthorization: string
}

/** Before anything is entered: a node on this machine, as Kubo starts it. */
export const NO_ACCESS: ArtworkAccess = {
  pinataToken: '',
  kuboUrl: 'http://127.0.0.1:5001',
  kuboAuthorization: '',
}
