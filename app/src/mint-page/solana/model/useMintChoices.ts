import { useState } from 'react'
import { type MintToDraft, NO_MINT_TO } from '../../lib/mintTo.ts'

/** A mint's options besides the quantity. */
export interface MintChoices {
  /** Phase index; undefined = the best one. */
  phaseIndex: number | undefined
  mintTo: MintToDraft
}

const NONE: MintChoices = { phaseIndex: undefined, mintTo: NO_MINT_TO }

/**
 * Holds a mint's options. Kept while it is pending and when it fails; reset for another wallet.
 *
 * @param wallet The minter's address in base58; undefined = none is connected.
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
