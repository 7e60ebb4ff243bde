import {
  BaseError,
  createTestClient,
  fallback,
  type Hex,
  hexToBigInt,
  http,
  publicActions,
  type RpcTransactionRequest,
  walletActions,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { anvil } from 'viem/chains'

/** Wei below which an account is funded. */
const LOW = 2n * 10n ** 18n
/** An account's balance in wei after it was funded. */
const GIFT = 10n * 10n ** 18n

/** A request to the development wallet's signer. */
export interface SignerRequest {
  /** The account's secret key, 32 bytes in hexadecimal. */
  seed: string
  /** The local network's node URLs, best first. */
  nodeUrls: readonly string[]
  /** Signed and sent; undefined = only the account is wanted. */
  transaction: RpcTransactionRequest | undefined
}

/** Returns the hash of a transaction that it signs and sends, or else the account's address, after funding it. */
export async function answerRequest(request: SignerRequest): Promise<Hex> {
  const client = clientOf(request)
  if (request.transaction) return send(client, request.transaction)
  await fund(client)
  return client.account.address
}

type SignerClient = ReturnType<typeof clientOf>

/** Creates a client for the local chain alone, so that no other chain accepts its signatures. */
function clientOf({ seed, nodeUrls }: SignerRequest) {
  const account = privateKeyToAccount(`0x${seed}`)
  const transport = fallback(nodeUrls.map((url) => http(url)))
  return createTestClient({ mode: 'anvil', account, chain: anvil, transport })
    .extend(publicActions)
    .extend(walletActions)
}

/** Sets an account's balance if it runs low. If a node does not allow it, the page says how much is missing. */
async function fund(client: SignerClient): Promise<void> {
  const { address } = client.account
  try {
    const balance = await client.getBalance({ address })
    if (balance < LOW) await client.setBalance({ address, value: GIFT })
  } catch {}
}

async function send(client: SignerClient, transaction: RpcTransactionRequest): Promise<Hex> {
  const { to, data, value, gas } = transaction
  try {
    return await client.sendTransaction({
      to: to ?? null,
      ...(data !== undefined && { data }),
      ...(value !== undefined && { value: hexToBigInt(value) }),
      ...(gas !== undefined && { gas: hexToBigInt(gas) }),
    })
  } catch (error) {
    // Only the node's own words, by which the page tells failures apart.
    throw error instanceof BaseError ? new Error(error.details || error.shortMessage) : error
  }
}
