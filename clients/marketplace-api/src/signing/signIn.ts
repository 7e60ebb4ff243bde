import type { ApiConnection, CallOptions } from '#runtime'
import { createNonce, login } from '../generated/calls.ts'
import type { Session, SignInForm } from '../generated/models.ts'
import { type SignInGroup, signInText } from './texts.ts'

/** A wallet that signs in. */
export interface SignInWallet {
  /** The wallet's blockchain: `BASE`, `SOLANA`, `APTOS`. */
  readonly blockchain: SignInForm['blockchain']
  /** The address as its chain writes it, without the blockchain. */
  readonly address: string
  /** Network named in the text: the chain id on EVM chains and Aptos. Default: the blockchain's main network. */
  readonly chainId?: string
  /**
   * Asks the user to sign a text, like `signEthereumMessage`, `signSolanaMessage` and `signAptosMessage` in
   * `@mintline/core`.
   *
   * @param nonce for wallets that append one to the text, as on Aptos
   */
  readonly sign: (message: string, nonce: string) => Promise<SignedText>
}

/** A signed text, exactly as the wallet signed it. */
export interface SignedText {
  /** The signed text, with whatever the wallet added to it. */
  readonly message: string
  readonly signature: string
  /** Required for Aptos wallets. */
  readonly publicKey?: string
}

/**
 * Signs a wallet in. Its first sign-in creates the user.
 *
 * @returns the session; pass its token as `accessToken` in connections from then on
 * @throws ResponseError 401 if the server rejects the signature, 429 after ten failures by wallets that are contracts
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
