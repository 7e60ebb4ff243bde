import {
  Deserializer,
  Ed25519Account,
  Ed25519PrivateKey,
  Hex,
  SimpleTransaction,
} from '@aptos-labs/ts-sdk'
import { fetchBalance } from '@mintline/aptos'

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
  /** In BCS, as 0x and hex, to sign; undefined = only the account is wanted. */
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
  const account = new Ed25519Account({ privateKey: new Ed25519PrivateKey(`0x${seed}`) })
  const address = account.accountAddress.toStringLong()
  if (transaction === undefined) await fund(address, network)
  return {
    address,
    publicKey: account.publicKey.toString(),
    authenticator: transaction && signatureOf(account, transaction),
  }
}

function signatureOf(account: Ed25519Account, transaction: string): string {
  const bytes = Hex.fromHexInput(transaction).toUint8Array()
  const parsed = SimpleTransaction.deserialize(new Deserializer(bytes))
  return new Hex(account.signTransactionWithAuthenticator(parsed).bcsToBytes()).toString()
}

/** Has the faucet fill up an account that runs low. The page says how much is missing where there is no faucet. */
async function fund(address: string, { nodeUrl, faucetUrl }: LocalNetwork): Promise<void> {
  try {
    const connection = { url: nodeUrl, fetch, network: undefined }
    if ((await fetchBalance(connection, address)) >= LOW) return
    await fetch(`${faucetUrl}/mint?address=${address}&amount=${GIFT}`, { method: 'POST' })
  } catch {}
}
