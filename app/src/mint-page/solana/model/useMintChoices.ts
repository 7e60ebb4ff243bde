import { useState } from 'react'
import { type MintToDraft, NO_MINT_TO } from '../../lib/mintTo.ts'

/** Options of a mint besides the quantity. */
export interface MintChoices {
  /** Index of the phase; undefined = the best one. */
  phaseIndex: number | undefined
  mintTo: MintToDraft
}

const NONE: MintChoices = { phaseIndex: undefined, mintTo: NO_MINT_TO }

/**
 * Options of a mint, kept while it is pending and when it fails; reset for another wallet.
 *
 * @param wallet Base58 address of the minter; undefined = none is connected.
 */
export function useMintChoices(wallet: string | undefined) {
  const [kept, setKept] = useState({ wallet, wishes: NONE })
  const wishes = kept.wallet === wallet ? kept.wishes : NONE
  return {
    wishes,
    wish: (change: Partial<MintChoices>) => setKept({ wallet, wishes: { ...wishes, ...change } }),
    forgetWishes: () => setKept({ wallet, wishes: NONE }),
  }
}
