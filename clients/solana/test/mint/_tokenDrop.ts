import type { Localnet } from '@mintline/localnet'
import { addPriceToken } from '@mintline/solana'
import { Keypair } from '@solana/web3.js'
import { Token } from '../../../../tests/helpers/token.ts'
import type { MintItemsInput } from '../../src/mint/mintItemsInput.ts'
import { keypairWallet } from '../../src/send/keypairWallet.ts'
import { Drop, fundedWallet, tokenChain } from '../reads/_drop.ts'

/** Base units for one item. */
export const TOKEN_PRICE = 5_000_000n
/** The fee recipient's part of it: 10%. */
export const TOKEN_FEE = 500_000n

/** A drop priced in a token on an embedded network. */
export interface TokenDrop {
  readonly drop: Drop
  readonly token: Token
  /** Receives the price less the fee. */
  readonly treasury: Keypair
  /** Receives the fee. */
  readonly recipient: Keypair
  /** Holds ten times the price. */
  readonly buyer: Keypair
}

let launched = 0

/** Launches a drop whose phase costs 5 tokens an item; all wallets have token accounts. */
export async function launchTokenDrop(
  localnet: Localnet,
  createToken: (chain: ReturnType<typeof tokenChain>) => Promise<Token> = Token.create,
): Promise<TokenDrop> {
  launched += 1
  const treasury = Keypair.generate()
  const recipient = Keypair.generate()
  const drop = await Drop.deploy(localnet, {
    symbol: `TOKEN${launched}`,
    itemBaseUri: 'data:application/json,{}',
    treasury: treasury.publicKey,
    platformFee: {
      platformFeeValue: 1_000n,
      isFeeFlat: false,
      recipients: [{ address: recipient.publicKey, share: 100 }],
    },
  })
  const token = await createToken(tokenChain(drop.connection))
  await acceptToken(drop, token)
  await drop.addPhase({ priceAmount: TOKEN_PRICE, priceToken: token.mint })
  const buyer = await fundedWallet(drop.connection)
  for (const { publicKey } of [treasury, recipient]) await token.give(publicKey)
  await token.give(buyer.publicKey, 10n * TOKEN_PRICE)
  return { drop, token, treasury, recipient, buyer }
}

/** Lets the drop's phases be priced in a token. */
export async function acceptToken(drop: Drop, token: Token): Promise<void> {
  const { deployment, creator } = drop
  await drop.send([addPriceToken({ deployment, creator: creator.publicKey, token })], [creator])
}

/** A mint by the buyer. */
export function mintBy(
  { drop, buyer }: TokenDrop,
  input: Partial<MintItemsInput> = {},
): MintItemsInput {
  return { wallet: keypairWallet(buyer), deployment: drop.address, quantity: 1n, ...input }
}
