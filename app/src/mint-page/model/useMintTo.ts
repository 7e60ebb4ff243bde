import { useState } from 'react'
import { type MintToDraft, NO_MINT_TO } from '../lib/mintTo.ts'

/**
 * Receiver of the items, kept while a mint is pending and when it fails; reset for another wallet.
 *
 * @param wallet Address of the minter; undefined = none is connected.
 */
export function useMintTo(wallet: string | undefined) {
  const [kept, setKept] = useState({ wallet, draft: NO_MINT_TO })
  const draft = kept.wallet === wallet ? kept.draft : NO_MINT_TO
  return [
    draft,
    (next: MintToDraft) => setKept({ wallet, draft: next }),
    () => setKept({ wallet, draft: NO_MINT_TO }),
  ] as const
}
