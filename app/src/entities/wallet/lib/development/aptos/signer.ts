import { connectAptos, ed25519Account, fetchBalance, type KeyAccount } from '@mintline/aptos'
import { fromHex, toHex } from './hex.ts'

/** Octas below which an account is funded. */
const LOW = 200_000_000n
/** Octas given to an account. */
const GIFT = 1_000_000_000n

/** The local network. */
export interface LocalNetwork {
  nodeUrl: string
  faucetUrl: string
}

/** A request to the development wallet's signer. */
export interface SignerRequest extends LocalNetwork {
  /** The account's secret key, 32 bytes in hexadecimal. */
  seed: string
  /** Unsigned transaction in BCS as hex with 0x, to sign; undefined = only the account is wanted. */
  transaction: string | undefined
}

/** The funded account, and the signature if one was requested. */
export interface SignerAnswer {
  /** Address as hex with 0x. */
  address: string
  /** As hex with 0x. */
  publicKey: string
  /** Authenticator in BCS as hex with 0x; undefined = there was nothing to sign. */
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

/** Has the faucet top up an account that runs low. Without a faucet, the page says how much is missing. */
async function fund(address: string, { nodeUrl, faucetUrl }: LocalNetwork): Promise<void> {
  try {
    if ((await fetchBalance(connectAptos(nodeUrl), address)) >= LOW) return
    await fetch(`${faucetUrl}/mint?address=${address}&amount=${GIFT}`, { method: 'POST' })
  } catch {}
}
