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

/** Wei below which an account is given more. */
const LOW = 2n * 10n ** 18n
/** Wei of an account that was given more. */
const GIFT = 10n * 10n ** 18n

/** A request to the signer of the development wallet. */
export interface SignerRequest {
  /** Secret key of the account, 32 bytes in hexadecimal. */
  seed: string
  /** Urls of nodes of the local network, best first. */
  nodeUrls: readonly string[]
  /** Signed and sent; undefined = only the account is wanted. */
  transaction: RpcTransactionRequest | undefined
}

/** Answers a request with the hash of its transaction, or with the address of its account, which then has funds. */
export async function answerRequest(request: SignerRequest): Promise<Hex> {
  const client = clientOf(request)
  if (request.transaction) return send(client, request.transaction)
  await fund(client)
  return client.account.address
}

type SignerClient = ReturnType<typeof clientOf>

/** Its chain is always the local one, so that no other takes what it signs. */
function clientOf({ seed, nodeUrls }: SignerRequest) {
  const account = privateKeyToAccount(`0x${seed}`)
  const transport = fallback(nodeUrls.map((url) => http(url)))
  return createTestClient({ mode: 'anvil', account, chain: anvil, transport })
    .extend(publicActions)
    .extend(walletActions)
}

/** Sets the balance of an account that runs low. The page says how much is missing where a node does not allow it. */
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
    // The words of the node alone, by which the page tells failures apart.
    throw error instanceof BaseError ? new Error(error.details || error.shortMessage) : error
  }
}
