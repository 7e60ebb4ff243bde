import {
  type MintProgress,
  type MintState,
  mintItems,
  type SignedTransaction,
} from '@mintline/solana'
import { useCluster, useClusterQueries } from '#entities/cluster/model/clusterContext.ts'
import { resources } from '#entities/metadata/lib/pictureUrl.ts'
import { priorityFeePolicy } from '#entities/settings/priorityFeePolicy.ts'
import { useSettings } from '#entities/settings/settings.ts'
import { toBase64 } from '#entities/transaction/lib/base64.ts'
import { useSendSession } from '#entities/transaction/model/useSendSession.ts'
import type { FormOrder } from '../../lib/mintEntries.ts'
import type { MintOutcome } from '../../lib/mintOutcome.ts'
import { useMintNetwork } from '../../model/mintNetworkContext.ts'
import { useIsMounted, useMintRun } from '../../model/useMintRun.ts'
import { outcomeOfMint, outcomeOfMintError } from '../lib/mintOutcome.ts'
import { MINT_REQUEST } from '../lib/mintRequest.ts'
import { openMints } from './openMintStore.ts'

/** The progress shown. */
interface RunProgress extends Pick<MintProgress, 'stage' | 'minted' | 'quantity'> {
  /** Planned approvals in the wallet. */
  approvals: number
  /** Its transaction's signature, base58. */
  hash?: string | undefined
}

/** A mint as confirmed by the person. */
export interface MintOrder extends FormOrder {
  /** The minter's and payer's address shown, in base58. */
  wallet: string
  state: MintState
  /** URL of the merkle proof folder; undefined = none known. */
  proofs: string | undefined
  /** Planned approvals in the wallet: one per transaction. */
  approvals: number
}

/** Mints, one request at a time, and reports progress. */
export function useMint() {
  const { run, step, end, reset } = useMintRun<RunProgress>()
  const { explorer } = useMintNetwork()
  const { node } = useCluster()
  const { open } = useSendSession()
  const { invalidate } = useClusterQueries()
  const priorityFee = priorityFeePolicy(useSettings())
  const isSeen = useIsMounted()
  const genesisHash = node.status === 'up' ? node.genesisHash : undefined

  const mint = async (order: MintOrder): Promise<MintOutcome> => {
    const { state, quantity, price, mintTo, proofs, approvals } = order
    const { collection, counts, phase } = state
    const deployment = collection.editions
    const id = crypto.randomUUID()
    step({ stage: 'checking', minted: 0n, quantity, approvals })
    const hashes: string[] = []
    let minted = 0n
    const follow = (progress: MintProgress) => {
      minted = progress.minted
      const { stage, signature } = progress
      if (stage === 'confirmed' && signature !== undefined) hashes.push(signature)
      step({ ...progress, hash: signature, approvals })
    }
    try {
      const { connection, wallet } = await open()
      const remember = ({ signature, lastValidBlockHeight, wire }: SignedTransaction) =>
        openMints.remember({
          id,
          genesisHash: genesisHash ?? '',
          deployment,
          wallet: wallet.publicKey.toBase58(),
          quantity: String(quantity),
          mintedBefore: String(counts.inCollection),
          signature,
          lastValidBlockHeight,
          wire: toBase64(wire),
        })
      const result = await mintItems(
        connection,
        {
          wallet,
          deployment,
          quantity,
          phaseIndex: phase?.phaseIndex,
          mintTo,
          proofSource: proofs,
          resources,
          maxPrice: price,
          maxPriceToken: state.terms?.token?.mint,
          ...MINT_REQUEST,
          network: { genesisHash },
        },
        { priorityFee, beforeSend: remember, onProgress: follow, metadata: resources },
      )
      return outcomeOfMint(result, { mintTo, explorer })
    } catch (error) {
      return outcomeOfMintError(error, { minted, hashes, quantity, mintTo })
    } finally {
      // If another drop is open by now, the outcome is shown on returning to this one.
      if (isSeen.current) openMints.forget(id)
    }
  }

  return {
    run,
    start: async (order: MintOrder) => {
      end(await mint(order), order)
      await invalidate()
    },
    reset,
  }
}
