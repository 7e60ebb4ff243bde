import { isMintlineError, type MintlineError } from '@mintline/core/errors'
import { awaitOutcome, isNodeError, isTransientNodeError, JsonRpcError } from '@mintline/core/node'
import { type Client, keccak256, type Transaction } from 'viem'
import type { EvmConnection } from '../chain/connection.ts'
import { isNonceUsed } from '../failures/walletFailure.ts'
import { broadcast } from './broadcast.ts'
import { fetchNonceUser } from './fetchNonceUser.ts'
import { fetchTransaction } from './fetchTransaction.ts'
import { fetchPendingNonce, type LocalSigner } from './localSigner.ts'
import type {
  OwnTransaction,
  SendInput,
  SendOptions,
  SignedTransaction,
  TransactionSlot,
} from './sendOptions.ts'

/** Milliseconds that a node has to show who used a nonce that it calls used. */
const LOOK_UP_TIMEOUT = 60_000

/** A signed transaction with its nonce slot. */
interface SignedHere extends SignedTransaction {
  readonly slot: TransactionSlot
}

/**
 * Signs and sends a transaction. Once its bytes may have left, a refusal is no outcome: the transaction is looked up by
 * hash and nonce. If another transaction used the nonce, it signs again with the next nonce, once.
 *
 * @returns The transaction, with an unknown outcome.
 * @throws The node's errors, if it refuses the transaction before anything may have left.
 */
export async function sendSigned(
  connection: EvmConnection,
  signer: LocalSigner,
  input: SendInput,
  gas: bigint,
  options: SendOptions,
): Promise<OwnTransaction> {
  const signed = await sign(signer, input, gas)
  const refusal = await deliver(input.wallet.client, signed, options)
  if (!refusal || refusal.mayHaveArrived) return signed
  if (await fetchTransaction(connection, signed.hash, options)) return signed
  const { error } = refusal
  if (!isNonceUsed(error)) throw error
  const user = await nonceUserOf(connection, signed, options)
  if (!user || user.hash === signed.hash) return signed
  if (signer.isSecondTry) throw error
  const pending = await fetchPendingNonce(input.wallet, options)
  const nonce = Math.max(pending, signer.nonce + 1)
  return sendSigned(connection, { ...signer, nonce, isSecondTry: true }, input, gas, options)
}

/** Signs once, so that retries send the same bytes. */
async function sign(
  { account, nonce, price }: LocalSigner,
  { transaction, network }: SendInput,
  gas: bigint,
): Promise<SignedHere> {
  const { to, data, value } = transaction
  const serialized = await account.signTransaction({
    ...('gasPrice' in price
      ? { type: 'legacy', gasPrice: price.gasPrice }
      : { type: 'eip1559', ...price }),
    chainId: network.chainId,
    nonce,
    to,
    data,
    value,
    gas,
  })
  const slot = { from: account.address, nonce, to, value: value ?? 0n, input: data }
  return { hash: keccak256(serialized), serialized, slot }
}

/** The refusal of sent bytes. */
interface Refusal {
  readonly error: unknown
  /** True if an earlier attempt got no answer, or this one did not. */
  readonly mayHaveArrived: boolean
}

/** Sends signed bytes; undefined = the node has accepted them. */
async function deliver(
  client: Client,
  signed: SignedTransaction,
  options: SendOptions,
): Promise<Refusal | undefined> {
  await options.beforeSend?.({ hash: signed.hash, serialized: signed.serialized })
  options.signal?.throwIfAborted()
  let mayHaveArrived = false
  const onNodeFailure = (failure: MintlineError) => {
    mayHaveArrived = true
    options.onNodeFailure?.(failure)
  }
  try {
    await broadcast(client, signed, { ...options, onNodeFailure })
    return undefined
  } catch (error) {
    // An abort only ends the wait: `onSent` reports bytes that may have left.
    if (options.signal?.aborted) options.onSent?.(signed.hash)
    options.signal?.throwIfAborted()
    return { error, mayHaveArrived: mayHaveArrived || !isAnswered(error) }
  }
}

/** Returns true if a node has refused the bytes; any other failure may have come after it took them. */
function isAnswered(error: unknown): boolean {
  return isNodeError(error) && error.cause instanceof JsonRpcError && !isTransientNodeError(error)
}

/** Fetches the transaction that used a refused transaction's nonce; undefined if no node shows it in time. */
async function nonceUserOf(
  connection: EvmConnection,
  { hash, slot }: SignedHere,
  options: SendOptions,
): Promise<Pick<Transaction, 'hash'> | undefined> {
  const { pollingInterval = connection.client.pollingInterval } = options
  try {
    return await awaitOutcome(
      async (ask) =>
        (await fetchTransaction(connection, hash, ask)) ??
        (await fetchNonceUser(connection, slot, ask)),
      { ...options, timeout: LOOK_UP_TIMEOUT, pollingInterval },
    )
  } catch (error) {
    if (isMintlineError(error, 'PROMI_EVENT_TIMEOUT')) return undefined
    throw error
  }
}
