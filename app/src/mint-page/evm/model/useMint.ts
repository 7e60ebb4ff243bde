import { mintItems, providerWallet } from '@mintline/evm'
import { getBlockNumber } from 'viem/actions'
import { resources } from '#entities/metadata/lib/pictureUrl.ts'
import { useWalletMint, type WalletOrder } from '../../model/useWalletMint.ts'
import { isUnknown, shownItems } from '../lib/mintOutcome.ts'
import { useEvm } from './evmContext.ts'
import { type OpenMint, openMints } from './openMints.ts'
import { useEvmConnection } from './useEvmConnection.ts'
import type { EvmSession } from './useEvmWallet.ts'
import { useProofSource } from './useMintTerms.ts'

/** A mint as confirmed by the person. */
export interface MintOrder extends WalletOrder<EvmSession> {
  /** `20 COIN`, to be approved first; undefined = no approval is needed. */
  approval: string | undefined
  /** `5 COIN`, left over from an earlier approval, to be reset to 0 first; undefined = none is in the way. */
  leftOver: string | undefined
}

interface MintInput {
  /** Union id. */
  contract: string
  /** URL of the allowlist proof folder; undefined = none known. */
  proofs: string | undefined
  /** Called with a mint whose outcome is not known. */
  onUnknown: (mint: OpenMint) => void
}

/** Mints, one request at a time, and reports progress. */
export function useMint({ contract, proofs, onUnknown }: MintInput) {
  const { network, scope } = useEvm()
  const connection = useEvmConnection()
  const proofSource = useProofSource(contract, proofs)
  return useWalletMint<MintOrder, OpenMint>({
    scope,
    store: openMints,
    shownItems: (items) => shownItems(items, network),
    isUnknown: (error, open) =>
      isUnknown(error, { hash: open?.hash, wasAsked: open !== undefined }),
    onUnknown,
    send: async (order, { step, remember }) => {
      const { session, quantity, price, mintTo, approval, leftOver } = order
      step({ stage: 'checking', quantity, hash: undefined, approval, leftOver })
      // The search starts here if the page is closed before the wallet returns a hash.
      const fromBlock = await getBlockNumber(connection.client, { cacheTime: 0 })
      const wallet = providerWallet(session.wallet.provider, session.account)
      let open: OpenMint = {
        id: crypto.randomUUID(),
        chainId: network.chainId,
        contract,
        wallet: session.account,
        quantity: String(quantity),
        mintTo,
        fromBlock: String(fromBlock),
      }
      return mintItems(
        connection,
        { wallet, contract, quantity, mintTo, proofSource, resources, maxPrice: price },
        {
          fromBlock,
          onProgress: ({ stage, hash, isUnseen }) => {
            if (stage === 'confirming') open = { ...open, hash }
            if (stage === 'sending' || stage === 'confirming') remember(open)
            step({ stage, hash, isUnseen, quantity, approval, leftOver })
          },
        },
      )
    },
  })
}
