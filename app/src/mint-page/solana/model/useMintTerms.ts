import { fetchMintState } from '@mintline/solana/reads'
import { keepPreviousData } from '@tanstack/react-query'
import { resources } from '#entities/metadata/lib/pictureUrl.ts'
import { useWalletTerms } from '../../model/useWalletTerms.ts'
import { MINT_REQUEST } from '../lib/mintRequest.ts'
import { useMintCluster } from './mintClusterContext.ts'
import type { DropRead } from './useDrop.ts'

interface MintTermsInput {
  /** As last read; if it has changed, the wallet's terms are refetched. */
  drop: DropRead
  /** The minter's address in base58. */
  wallet: string
  /** Another wallet that receives the items, in base58; undefined = none. */
  mintTo: string | undefined
  /** URL of the merkle proof folder; undefined = none known. */
  proofs: string | undefined
}

/** Fetches the wallet's terms in all phases that are open now. */
export function useMintTerms({ drop, wallet, mintTo, proofs }: MintTermsInput) {
  const { connection, scope } = useMintCluster()
  const deployment = drop.collection.editions
  const wanted = { ...MINT_REQUEST, deployment, wallet, mintTo, proofSource: proofs, resources }
  return useWalletTerms({
    queryKey: [scope, 'mint-terms', deployment, wallet, mintTo, proofs],
    changedAt: drop.changedAt,
    fetchState: (signal) => fetchMintState(connection, { ...wanted, read: drop }, { signal }),
    // The same wallet's terms stay until another receiver's effect is known.
    placeholderData: keepPreviousData,
  })
}
