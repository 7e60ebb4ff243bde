import { connectAptos, ed25519Account, fetchBalance, type KeyAccount } from '@mintline/aptos'
import { fromHex, toHex } from './hex.ts'

/** Octas below which an account is given more. */
const LOW = 200_000_000n
/** Octas that an account is given. */
const GIFT = 1_000_000_000n

/** The local network. */
export interface LocalNetwork {
  nodeUrl: string
  faucetUrl: string
}

/** A request to the signer of the development wallet. */
export interface SignerRequest extends LocalNetwork {
  /** Secret key of the account, 32 bytes in hexadecimal. */
  seed: string
  /** Without signatures, in BCS as 0x and hex, to sign; undefined = only the account is wanted. */
  transaction: string | undefined
}

/** The account of a request, which has funds, and the signature that it asks for. */
export interface SignerAnswer {
  /** Address, as 0x and hex. */
  address: string
  /** As 0x and hex. */
  publicKey: string
  /** Authenticator in BCS, as 0x and hex; undefined = nothing was to sign. */
  authenticator: string | undefined
}

/** Answers a request. */
export async function answerRequest({
  seed,
  transaction,
  ...network
}: SignerRequest): Promise<SignerAnswer> {
  const account = ed25519Account(seed)
  const address = account.accountAddress.toString()
  if (transaction === undefined) await fund(address, network)
  return {
    address,
    publicKey: account.publicKey,
    authenticator: transaction && signatureOf(account, transaction),
  }
}

function signatureOf(account: KeyAccount, transaction: string): string {
  const rawTransaction = { bcsToBytes: () => fromHex(transaction) }
  return toHex(account.signTransactionWithAuthenticator({ rawTransaction }).bcsToBytes())
}

/** Has the faucet fill up an account that runs low. The page says how much is missing where there is no faucet. */
async function fund(address: string, { nodeUrl, faucetUrl }: LocalNetwork): Promise<void> {
  try {
    if ((await fetchBalance(connectAptos(nodeUrl), address)) >= LOW) return
    await fetch(`${faucetUrl}/mint?address=${address}&amount=${GIFT}`, { method: 'POST' })
  } catch {}
}
