import { createNonce, login } from '../generated/calls.ts'
import type { Session, SignInForm } from '../generated/models.ts'
import type { ApiConnection, CallOptions } from '../generated/runtime/connection.ts'
import { type SignInGroup, signInText } from './texts.ts'

/** A wallet that signs in. */
export interface SignInWallet {
  /** Blockchain on which it is used: `BASE`, `SOLANA`, `APTOS`. */
  readonly blockchain: SignInForm['blockchain']
  /** As its chain writes it, without the blockchain. */
  readonly address: string
  /** Network that the text names: the chain id on EVM chains and Aptos. Default: the blockchain's main network. */
  readonly chainId?: string
  /**
   * Has its user sign a text, as `signEthereumMessage`, `signSolanaMessage` and `signAptosMessage` of `@mintline/core` do.
   *
   * @param nonce for wallets that put one behind the text, as those of Aptos do
   */
  readonly sign: (message: string, nonce: string) => Promise<SignedText>
}

/** A text that a wallet signed, as it signed it. */
export interface SignedText {
  /** The signed text, with whatever the wallet added to it. */
  readonly message: string
  readonly signature: string
  /** Needed of Aptos wallets. */
  readonly publicKey?: string
}

/**
 * Signs a wallet in. Its first sign-in makes the user.
 *
 * @returns the session, whose token is the `accessToken` of connections from then on
 * @throws ResponseError 401 where the server does not accept what was signed, 429 after ten failures of wallets that are contracts
 */
export async function signIn(
  connection: ApiConnection,
  { blockchain, address, chainId, sign }: SignInWallet,
  options?: CallOptions,
): Promise<Session> {
  const signInForm = { blockchain, address, ...(chainId && { chainId }) }
  const given = await createNonce(connection, { signInForm }, options)
  const [group] = given.wallet.split(':')
  const text = signInText({ ...given, group: group as SignInGroup })
  const { message, signature, publicKey } = await sign(text, given.nonce)
  const loginForm = { message, signature, ...(publicKey && { publicKey }) }
  return login(connection, { loginForm }, options)
}
