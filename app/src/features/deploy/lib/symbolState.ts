/** Who has a symbol on chain. */
export interface SymbolHolder {
  /** Base58. */
  owner: string
  /** Base58; undefined where the collection is not one of ours to the end: it has no controls. */
  groupMint: string | undefined
}

/** Whether a symbol can be had. */
export type SymbolState =
  /** Nothing to ask for, not answered yet, or the node does not answer. */
  | { status: 'unknown' }
  | { status: 'checking' }
  | { status: 'free' }
  /** Somebody has it, maybe the connected wallet itself. */
  | { status: 'taken'; owner: string; isOwn: boolean }
  /** By an earlier try from here, which landed after all: deploying goes on from there. */
  | { status: 'begun' }

/** Who wants a symbol. */
export interface SymbolClaim {
  /** Base58; undefined = nobody is connected. */
  wallet: string | undefined
  /** Group mints of tries so far. */
  groupMints: readonly string[]
}

/** Whether a symbol that somebody has can be had all the same. */
export function heldSymbolState(
  { owner, groupMint }: SymbolHolder,
  { wallet, groupMints }: SymbolClaim,
): SymbolState {
  const isOwn = owner === wallet
  return isOwn && groupMint !== undefined && groupMints.includes(groupMint)
    ? { status: 'begun' }
    : { status: 'taken', owner, isOwn }
}
