import { useState } from 'react'
import { type MintToDraft, NO_MINT_TO } from '../../lib/wallet/mintTo.ts'

/** Choices of a person about a mint, beside the quantity. */
export interface MintChoices {
  /** Index of the phase; undefined = the best one. */
  phaseIndex: number | undefined
  mintTo: MintToDraft
}

const NONE: MintChoices = { phaseIndex: undefined, mintTo: NO_MINT_TO }

/**
 * Choices about a mint, kept while it is on its way and when it fails; another wallet has none yet.
 *
 * @param wallet Base58 address of the wallet that mints; undefined = none is connected.
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
