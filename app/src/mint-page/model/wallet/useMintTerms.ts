import { fetchMintState } from '@mintline/solana/reads'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { MINT_REQUEST } from '../../lib/wallet/mintRequest.ts'
import { useMintCluster } from '../mintClusterContext.ts'

interface MintTermsInput {
  /** Base58 address of the collection. */
  deployment: string
  /** Base58 address of who wants to mint. */
  wallet: string
  /** Base58 address of another wallet that gets the items; undefined = none. */
  mintTo: string | undefined
  /** Address of the folder of merkle proofs; undefined = none is known. */
  proofs: string | undefined
  /** When the drop was last read: what it means for the wallet is read after it. */
  readAt: number
}

/** Terms on which a wallet mints now, in all open phases. */
export function useMintTerms({ deployment, wallet, mintTo, proofs, readAt }: MintTermsInput) {
  const { connection, scope } = useMintCluster()
  const query = useQuery({
    queryKey: [scope, 'mint-terms', deployment, wallet, mintTo, proofs],
    queryFn: ({ signal }) => {
      const input = { ...MINT_REQUEST, deployment, wallet, mintTo, proofSource: proofs }
      return fetchMintState(connection, input, { signal })
    },
    // Of the same wallet, until it is known what another receiver changes.
    placeholderData: keepPreviousData,
    // The reads ask again by themselves.
    retry: false,
  })
  const { refetch } = query
  const seen = useRef(readAt)
  useEffect(() => {
    if (seen.current === readAt) return
    seen.current = readAt
    void refetch()
  }, [readAt, refetch])
  return query
}
