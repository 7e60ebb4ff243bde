import {
  addPriceToken,
  claimTokenPayment,
  type MintWithControlsV3Input,
  mintWithControlsV3,
  priceTokenAccountAddress,
  priceTokenAddress,
  priceTokenVaultAddress,
} from '@mintline/solana'
import {
  createAssociatedTokenAccountIdempotentInstruction,
  createFreezeAccountInstruction,
  createInitializeMint2Instruction,
  createMintToInstruction,
  MINT_SIZE,
  TOKEN_PROGRAM_ID,
} from '@solana/spl-token'
import {
  Keypair,
  type PublicKey,
  SystemProgram,
  type TransactionInstruction,
} from '@solana/web3.js'
import type { Chain, Outcome } from './chain.ts'
import type { Collection } from './collection.ts'

/** Where a token account's amount stands. */
const AMOUNT_OFFSET = 64

/** A token with six decimals, such as USDC, whose issuer can freeze accounts. */
export class Token {
  readonly chain: Chain
  readonly issuer: Keypair
  readonly mint: PublicKey
  readonly tokenProgram: PublicKey

  private constructor(chain: Chain, issuer: Keypair, mint: PublicKey, tokenProgram: PublicKey) {
    this.chain = chain
    this.issuer = issuer
    this.mint = mint
    this.tokenProgram = tokenProgram
  }

  /** Creates a token; `extend` adds a Token-2022 mint's extensions before it is initialised. */
  static async create(
    chain: Chain,
    {
      tokenProgram = TOKEN_PROGRAM_ID,
      size = MINT_SIZE,
      extend = () => [],
    }: {
      tokenProgram?: PublicKey
      size?: number
      extend?: (mint: PublicKey, issuer: PublicKey) => TransactionInstruction[]
    } = {},
  ): Promise<Token> {
    const issuer = await chain.wallet()
    const mint = Keypair.generate()
    await chain.send(
      [
        SystemProgram.createAccount({
          fromPubkey: issuer.publicKey,
          newAccountPubkey: mint.publicKey,
          space: size,
          lamports: Number(await chain.rent(size)),
          programId: tokenProgram,
        }),
        ...extend(mint.publicKey, issuer.publicKey),
        createInitializeMint2Instruction(
          mint.publicKey,
          6,
          issuer.publicKey,
          issuer.publicKey,
          tokenProgram,
        ),
      ],
      [issuer, mint],
    )
    return new Token(chain, issuer, mint.publicKey, tokenProgram)
  }

  /** Returns a wallet's associated token account. */
  accountOf(wallet: PublicKey): PublicKey {
    return priceTokenAccountAddress(this.mint, wallet, this.tokenProgram)
  }

  /** Creates a wallet's token account and puts an amount into it. */
  async give(wallet: PublicKey, amount = 0n): Promise<void> {
    const account = this.accountOf(wallet)
    const { issuer, mint, tokenProgram } = this
    await this.chain.send(
      [
        createAssociatedTokenAccountIdempotentInstruction(
          issuer.publicKey,
          account,
          wallet,
          mint,
          tokenProgram,
        ),
        createMintToInstruction(mint, account, issuer.publicKey, amount, [], tokenProgram),
      ],
      [issuer],
    )
  }

  /** Freezes a wallet's token account, as an issuer may. */
  async freeze(wallet: PublicKey): Promise<void> {
    const { issuer, mint, tokenProgram } = this
    const account = this.accountOf(wallet)
    await this.chain.send(
      [createFreezeAccountInstruction(account, mint, issuer.publicKey, [], tokenProgram)],
      [issuer],
    )
  }

  /** Returns what a token account holds; 0 if there is none. */
  async amountIn(account: PublicKey): Promise<bigint> {
    const data = (await this.chain.account(account))?.data
    return data && data.length > AMOUNT_OFFSET ? data.readBigUInt64LE(AMOUNT_OFFSET) : 0n
  }

  /** Returns what a wallet's associated token account holds. */
  held(wallet: PublicKey): Promise<bigint> {
    return this.amountIn(this.accountOf(wallet))
  }
}

/** The record and the vault of a collection's price token. */
export function priceTokenAccounts(collection: Collection, { mint }: Pick<Token, 'mint'>) {
  const record = priceTokenAddress(collection.deployment, mint)
  return { record, vault: priceTokenVaultAddress(record) }
}

/** Builds the instruction that lets the collection's phases be priced in a token. */
export function addTokenInstruction(collection: Collection, token: Token): TransactionInstruction {
  const { deployment, creator } = collection
  return addPriceToken({ deployment, creator: creator.publicKey, token })
}

/** Adds a token to the collection. */
export async function addToken(collection: Collection, token: Token): Promise<void> {
  await collection.chain.send([addTokenInstruction(collection, token)], [collection.creator])
}

/** Builds a v3 mint for the wallet's next item, from the current state. */
export async function mintV3(
  collection: Collection,
  minter: PublicKey,
  overrides: Partial<MintWithControlsV3Input> = {},
): Promise<TransactionInstruction> {
  const [record, controls, mintCount] = await Promise.all([
    collection.record(),
    collection.controlsRecord(),
    collection.mintCount(minter),
  ])
  return mintWithControlsV3({
    deployment: collection.deployment,
    groupMint: collection.groupMint.publicKey,
    treasury: controls.treasury,
    feeRecipients: controls.platformFeeRecipients,
    issued: BigInt(record.numberOfTokensIssued.toString()),
    minter,
    phaseIndex: 0,
    mintCount,
    ...overrides,
  })
}

/** Tries to mint the wallet's next item with v3; `signers` are the minter and who else signs. */
export async function tryMintV3(
  collection: Collection,
  [minter, ...others]: readonly [Keypair, ...Keypair[]],
  overrides: Partial<MintWithControlsV3Input> = {},
): Promise<Outcome> {
  const instruction = await mintV3(collection, minter.publicKey, overrides)
  return collection.chain.trySend([instruction], [minter, ...others])
}

/** Tries to claim what a collection owes to a receiver in a token; the issuer pays the fee. */
export function tryClaimTokens(
  collection: Collection,
  token: Token,
  receiver: PublicKey,
): Promise<Outcome> {
  const { deployment } = collection
  return collection.chain.trySend(
    [claimTokenPayment({ deployment, receiver, token })],
    [token.issuer],
  )
}

/** Fetches the collection's record for a token. */
export function priceTokenRecord(collection: Collection, token: Token) {
  return collection.chain.controls.account.priceToken.fetch(
    priceTokenAccounts(collection, token).record,
  )
}
