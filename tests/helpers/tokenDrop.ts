import type { PhaseTerms } from '@mintline/solana'
import type { Keypair, PublicKey } from '@solana/web3.js'
import type { Chain } from './chain.ts'
import { Collection, type CollectionOverrides } from './collection.ts'
import { percentFee } from './fees.ts'
import { addToken } from './priceToken.ts'
import { Token } from './token.ts'

/** A drop whose first phase is priced in a token, and its wallets with their token accounts. */
export interface TokenDrop {
  collection: Collection
  token: Token
  /** Receives the price less the fee. */
  treasury: Keypair
  /** Receive the fee. */
  recipients: Keypair[]
  /** Holds ten times the price, or 0 of a free phase's token. */
  buyer: Keypair
}

/** What differs from a drop for 5 tokens an item, with 2.5% for one fee recipient. */
export interface TokenDropOptions {
  /** Base units for one item. */
  price?: bigint
  basisPoints?: bigint
  /** The fee recipients' shares. */
  shares?: readonly number[]
  /** Default: a new token of the Token program. */
  token?: Token
  phase?: Partial<PhaseTerms>
  overrides?: CollectionOverrides
}

/** Deploys a drop with one phase that is priced in a token. */
export async function launchTokenDrop(
  chain: Chain,
  {
    price = 5_000_000n,
    basisPoints = 250n,
    shares = [100],
    token: given,
    phase,
    overrides,
  }: TokenDropOptions = {},
): Promise<TokenDrop> {
  const token = given ?? (await Token.create(chain))
  const [treasury, buyer, ...recipients] = await Promise.all([
    chain.wallet(),
    chain.wallet(),
    ...shares.map(() => chain.wallet()),
  ])
  const collection = await Collection.deploy(chain, {
    treasury: treasury.publicKey,
    platformFee: percentFee(basisPoints, recipients.map(addressOf), shares),
    ...overrides,
  })
  await addToken(collection, token)
  await collection.addPhase({ priceAmount: price, priceToken: token.mint, ...phase })
  for (const { publicKey } of [treasury, ...recipients]) await token.give(publicKey)
  await token.give(buyer.publicKey, 10n * price)
  return { collection, token, treasury, recipients, buyer }
}

/** The token accounts of the treasury and the fee recipients, in this order. */
export function receiverAccounts({ token, treasury, recipients }: TokenDrop): PublicKey[] {
  return [treasury, ...recipients].map(({ publicKey }) => token.accountOf(publicKey))
}

function addressOf({ publicKey }: Keypair): PublicKey {
  return publicKey
}
