import { fetchMintState, publishedProofs } from '@mintline/evm'
import { resources } from '#entities/metadata/lib/pictureUrl.ts'
import { useWalletTerms } from '../../model/useWalletTerms.ts'
import { useEvm } from './evmContext.ts'
import { useEvmConnection } from './useEvmConnection.ts'

interface MintTermsInput {
  /** Union id. */
  contract: string
  /** The minter's address. */
  wallet: string
  /** URL of the allowlist proof folder; undefined = use the proofs published by the contract. */
  proofs: string | undefined
  /** Time when the drop changed; the wallet's terms are refetched after it. */
  changedAt: number
}

/** Fetches the wallet's terms in the current phase. */
export function useMintTerms({ contract, wallet, proofs, changedAt }: MintTermsInput) {
  const { scope } = useEvm()
  const connection = useEvmConnection()
  const proofSource = useProofSource(contract, proofs)
  return useWalletTerms({
    queryKey: [scope, 'mint-terms', contract, wallet, proofs],
    changedAt,
    fetchState: (signal) =>
      fetchMintState(connection, { contract, wallet, proofSource, resources }, { signal }),
  })
}

/** Returns where to read allowlist proofs: the link's folder, or else what the contract publishes. */
export function useProofSource(contract: string, proofs: string | undefined) {
  const connection = useEvmConnection()
  const [, address = ''] = contract.split(':')
  return proofs ?? publishedProofs(connection, address)
}
