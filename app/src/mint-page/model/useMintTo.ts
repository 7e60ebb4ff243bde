import { useState } from 'react'
import { type MintToDraft, NO_MINT_TO } from '../lib/mintTo.ts'

/**
 * Holds who receives the items. Kept while a mint is pending and when it fails; reset for another wallet.
 *
 * @param wallet The minter's address; undefined = none is connected.
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
