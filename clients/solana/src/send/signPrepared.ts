import { CoreError, type MintlineError } from '@mintline/core/errors'
import type { AskOptions } from '@mintline/core/node'
import { sha256 } from '@noble/hashes/sha2.js'
import { base64 } from '@scure/base'
import { getBase58Decoder } from '@solana/kit'
import type {
  BlockhashWithExpiryBlockHeight,
  Connection,
  VersionedTransaction,
} from '@solana/web3.js'
import { SolanaClientError } from '../errors/solanaClientError.ts'
import { askForState, type StateConfig } from '../rpc/askForState.ts'
import type { PreparedTransaction } from './prepareTransaction.ts'
import type { SignedTransaction } from './sendOptions.ts'
import { compileTransaction } from './simulateTransaction.ts'
import type { SendSession } from './wallet.ts'

/** Cached messages: more than a wallet signs in a blockhash's lifetime. */
const MOST = 20_000

/** This process's messages, oldest first. The same message has the same signature in every call. */
const claimed = new Set<string>()

const base58 = getBase58Decoder()

/** Options for signing. */
export interface SignOptions extends AskOptions {
  /** A recent blockhash for transactions that were not simulated one by one. Default: fetched at each call. */
  readonly recentBlockhash?: (() => Promise<BlockhashWithExpiryBlockHeight>) | undefined
}

interface BlockhashOptions extends AskOptions {
  /** True if the blockhash can be used; if not, the node gets time to produce another one. Default: any can. */
  readonly isUnused?: ((blockhash: BlockhashWithExpiryBlockHeight) => boolean) | undefined
}

/**
 * Gives prepared transactions a fresh blockhash and signs them, all with one request to the wallet. The plan's keypairs
 * sign after it, because wallets that add guards to a transaction only do so before it has signatures. Two identical
 * transactions in one call would be the same one; one that was signed before gets another blockhash, to be distinct.
 *
 * @throws PAYER_MISMATCH if the wallet does not pay for a transaction.
 * @throws TRANSACTION_REJECTED if the user rejects the request, and other wallet errors.
 * @throws TRANSACTION_CHANGED if the wallet changed the blockhash or the payer.
 * @throws WALLET_ANSWER_INVALID if a signature is missing afterwards.
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED
 */
export async function signPrepared(
  { connection, wallet }: SendSession,
  prepared: readonly PreparedTransaction[],
  options: SignOptions = {},
): Promise<readonly SignedTransaction[]> {
  for (const { planned } of prepared) {
    if (planned.payer.equals(wallet.publicKey)) continue
    const context = { payer: planned.payer.toBase58(), wallet: wallet.publicKey.toBase58() }
    throw new SolanaClientError('PAYER_MISMATCH', context)
  }
  const slot = Math.max(0, ...prepared.map((one) => one.slot ?? 0))
  const { recentBlockhash = () => freshBlockhash(connection, slot, options) } = options
  let transactions: readonly VersionedTransaction[] = []
  const isUnused = ({ blockhash }: BlockhashWithExpiryBlockHeight) => {
    transactions = prepared.map(({ planned, budget }) =>
      compileTransaction(planned, { blockhash, budget }),
    )
    return claimMessages(transactions)
  }
  const recent =
    slot > 0 ? await freshBlockhash(connection, slot, options) : await recentBlockhash()
  const { blockhash, lastValidBlockHeight } = isUnused(recent)
    ? recent
    : await freshBlockhash(connection, slot, { ...options, isUnused })
  options.signal?.throwIfAborted()
  const answers = await wallet.signTransactions(transactions)
  return prepared.map(({ planned }, index) => {
    const transaction = answers[index]
    if (transaction === undefined) throw noSignature()
    assertUnchanged(transaction, { blockhash, planned })
    if (planned.signers.length > 0) transaction.sign([...planned.signers])
    return {
      signature: signatureOf(transaction),
      lastValidBlockHeight,
      wire: transaction.serialize(),
    }
  })
}

function assertUnchanged(
  { message }: VersionedTransaction,
  { blockhash, planned }: { blockhash: string; planned: PreparedTransaction['planned'] },
): void {
  const samePayer = message.staticAccountKeys[0]?.equals(planned.payer) ?? false
  if (samePayer && message.recentBlockhash === blockhash) return
  throw new SolanaClientError('TRANSACTION_CHANGED', { wallet: planned.payer.toBase58() })
}

function signatureOf({ signatures }: VersionedTransaction): string {
  const [first] = signatures
  const isComplete = signatures.every((signature) => signature.some((byte) => byte !== 0))
  if (first === undefined || !isComplete) throw noSignature()
  return base58.decode(first)
}

function noSignature(): MintlineError {
  return new CoreError('WALLET_ANSWER_INVALID', { method: 'signTransaction' })
}

/**
 * Claims messages before they are signed. The network accepts a message once: a second identical one would never be
 * executed, but get the first one's outcome.
 *
 * @returns True if none was claimed before; otherwise none is claimed.
 */
function claimMessages(transactions: readonly VersionedTransaction[]): boolean {
  const keys = transactions.map(({ message }) => base64.encode(sha256(message.serialize())))
  if (keys.some((key) => claimed.has(key))) return false
  for (const key of keys) claimed.add(key)
  for (const oldest of claimed) {
    if (claimed.size <= MOST) break
    claimed.delete(oldest)
  }
  return true
}

/**
 * Fetches a blockhash that is no older than a known slot, with retries for a lagging node.
 *
 * @param minContextSlot 0 = any node will do.
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED
 */
export async function freshBlockhash(
  connection: Connection,
  minContextSlot: number,
  { isUnused = () => true, ...options }: BlockhashOptions,
): Promise<BlockhashWithExpiryBlockHeight> {
  const ask = async (at: StateConfig) => {
    const config = { commitment: 'confirmed', ...at } as const
    const { context, value } = await connection.getLatestBlockhashAndContext(config)
    if (!isUnused(value))
      throw new Error('Node is behind: it has no blockhash but one that was used')
    return { context, value }
  }
  const asked = { ...options, minContextSlot }
  return (await askForState(connection, 'getLatestBlockhash', ask, asked)).value
}
