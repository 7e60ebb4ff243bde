import { randomBytes } from 'node:crypto'
import { type Blockchain, isEvmBlockchain, layerOneOf, networksOf } from '@mintline/core/networks'
import { getAddress } from 'viem'
import { ServerError } from '../../errors/serverError.ts'
import type { UserServices } from '../userServices.ts'
import { keyOf, walletOf, walletText } from '../walletOf.ts'
import { type AskedFrom, domainOf, ownOrigins } from './ownOrigins.ts'
import { TEXT_LIFETIME } from './signInFault.ts'

const NONCE_BYTES = 16

/** A wallet that wants to sign in. */
export interface SignInForm {
  readonly blockchain: string
  readonly address: string
  /** Default: the blockchain's main network. */
  readonly chainId?: string | undefined
}

/**
 * Issues a nonce for a wallet to sign in with.
 *
 * @returns fields for the sign-in text
 * @throws `WALLET_INVALID`; `NO_PUBLIC_URL` if nobody can sign in here
 */
export async function createNonce(
  { writer, named, now }: Pick<UserServices, 'writer' | 'named' | 'now'>,
  { blockchain, address, chainId }: SignInForm,
  from: AskedFrom,
) {
  const wallet = walletOf(blockchain, address)
  if (wallet.group === 'FLOW') {
    throw new ServerError('WALLET_INVALID', {
      field: 'blockchain',
      rule: 'is FLOW, whose wallets cannot sign in here',
    })
  }
  const [uri] = ownOrigins(named, from)
  const nonce = randomBytes(NONCE_BYTES).toString('hex')
  const issued = now()
  const expires = new Date(issued.getTime() + TEXT_LIFETIME)
  // walletOf has checked the blockchain.
  const network = chainId ?? mainNetworkOf(blockchain as Blockchain)
  if (wallet.group !== 'SOLANA' && !/^\d+$/.test(network)) {
    throw new ServerError('WALLET_INVALID', {
      field: 'chainId',
      rule: `must be a number on ${wallet.group}`,
    })
  }
  await writer
    .insertInto('nonces')
    .values({
      nonce,
      wallet: keyOf(wallet),
      chain_id: network,
      expires_at: expires,
    })
    .execute()
  return {
    wallet: walletText(wallet),
    address: wallet.group === 'ETHEREUM' ? getAddress(wallet.address) : wallet.address,
    domain: domainOf(uri),
    uri,
    chainId: network,
    nonce,
    issuedAt: issued.toISOString(),
    expirationTime: expires.toISOString(),
  }
}

/** Returns a blockchain's main network as sign-in texts name it. */
function mainNetworkOf(blockchain: Blockchain): string {
  if (isEvmBlockchain(blockchain)) return String(networksOf(blockchain)[0].chainId)
  return layerOneOf(blockchain) === 'APTOS' ? '1' : 'mainnet'
}
