import { mintItems, providerWallet } from '@mintline/evm'
import { getBlockNumber } from 'viem/actions'
import type { MintOutcome } from '../../lib/mintOutcome.ts'
import { useWalletMint } from '../../model/useWalletMint.ts'
import { outcomeOfMint, outcomeOfMintError } from '../lib/mintOutcome.ts'
import type { OpenMint } from '../lib/openMint.ts'
import { useEvm } from './evmContext.ts'
import { openMints } from './openMintStore.ts'
import { useEvmConnection } from './useEvmConnection.ts'
import type { EvmSession } from './useEvmWallet.ts'
import { useProofSource } from './useMintTerms.ts'

/** A mint as confirmed by the person. */
export interface MintOrder {
  /** The wallet shown. */
  session: EvmSession
  /** Items. */
  quantity: bigint
  /** Base units per item. */
  price: bigint
  /** Address of another wallet that receives the items; undefined = none. */
  mintTo: string | undefined
  /** True if the wallet may mint more after it. */
  leavesMore: boolean
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
  const { run, step, settle, start, reset } = useWalletMint({ scope, forget: openMints.forget })
  const connection = useEvmConnection()
  const proofSource = useProofSource(contract, proofs)

  /** Undefined = the outcome is not known. */
  const mint = async (order: MintOrder): Promise<MintOutcome | undefined> => {
    const { session, quantity, price, mintTo, approval, leftOver } = order
    step({ stage: 'checking', quantity, hash: undefined, approval, leftOver })
    let open: OpenMint | undefined
    const context = { network, quantity, mintTo }
    try {
      // The search starts here if the page is closed before the wallet returns a hash.
      const fromBlock = await getBlockNumber(connection.client, { cacheTime: 0 })
      const wallet = providerWallet(session.wallet.provider, session.account)
      const result = await mintItems(
        connection,
        { wallet, contract, quantity, mintTo, proofSource, maxPrice: price },
        {
          fromBlock,
          onProgress: ({ stage, hash, isUnseen }) => {
            if (stage === 'sending' || stage === 'confirming') {
              open ??= {
                id: crypto.randomUUID(),
                chainId: network.chainId,
                contract,
                wallet: session.account,
                quantity: String(quantity),
                mintTo,
                fromBlock: String(fromBlock),
              }
              if (stage === 'confirming') open = { ...open, hash }
              openMints.remember(open)
            }
            step({ stage, hash, isUnseen, quantity, approval, leftOver })
          },
        },
      )
      return settle(open, outcomeOfMint(result, context))
    } catch (error) {
      const hash = open?.hash
      const outcome = outcomeOfMintError(error, { ...context, hash, wasAsked: open !== undefined })
      if (outcome) return settle(open, outcome)
      if (open) onUnknown(open)
      return undefined
    }
  }

  return {
    run,
    start: (order: MintOrder) =>
      start({ wallet: order.session.account, leavesMore: order.leavesMore }, () => mint(order)),
    reset,
  }
}
