import { fetchMintState } from '@mintline/aptos'
import { resources } from '#entities/metadata/lib/pictureUrl.ts'
import { useWalletTerms } from '../../model/useWalletTerms.ts'
import { useAptos } from './aptosContext.ts'

/** Milliseconds between reads of a wallet's terms while the drop stays the same, with up to five requests. */
const TERMS_INTERVAL = 60_000

interface MintTermsInput {
  /** The collection's address. */
  contract: string
  /** The minter's address. */
  wallet: string
  /** URL of the allowlist proof folder; undefined = none in the link. */
  proofs: string | undefined
  /** Time when the drop changed; the wallet's terms are refetched after it. */
  changedAt: number
}

/** Fetches the wallet's terms in the current phase. */
export function useMintTerms({ contract, wallet, proofs, changedAt }: MintTermsInput) {
  const { connection, machines, scope } = useAptos()
  const request = { contract, machines, wallet, proofSource: proofs, resources }
  return useWalletTerms({
    queryKey: [scope, 'mint-terms', contract, wallet, proofs],
    changedAt,
    fetchState: (signal) => fetchMintState(connection, request, { signal }),
    // The ledger grows with every block.
    contentOf: ({ ledger: _, ...state }) => state,
    interval: TERMS_INTERVAL,
  })
}
