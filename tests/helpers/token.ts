import { priceTokenAccountAddress } from '@mintline/solana'
import {
  ACCOUNT_SIZE,
  AuthorityType,
  createAssociatedTokenAccountIdempotentInstruction,
  createBurnInstruction,
  createCloseAccountInstruction,
  createFreezeAccountInstruction,
  createInitializeAccount3Instruction,
  createInitializeMetadataPointerInstruction,
  createInitializeMint2Instruction,
  createMintToInstruction,
  createSetAuthorityInstruction,
  createThawAccountInstruction,
  ExtensionType,
  getMintLen,
  MINT_SIZE,
  TOKEN_2022_PROGRAM_ID,
  TOKEN_PROGRAM_ID,
} from '@solana/spl-token'
import { createInitializeInstruction as createMetadataInstruction } from '@solana/spl-token-metadata'
import {
  Keypair,
  type PublicKey,
  SystemProgram,
  type TransactionInstruction,
} from '@solana/web3.js'

/** Where a token account's amount stands. */
const AMOUNT_OFFSET = 64

/** What a token needs of a chain: bankrun's, or an embedded network's. */
export interface TokenChain {
  wallet(): Promise<Keypair>
  send(instructions: TransactionInstruction[], signers: Keypair[]): Promise<unknown>
  fund(address: PublicKey, lamports: bigint): Promise<unknown>
  rent(bytes: number): Promise<bigint>
  account(address: PublicKey): Promise<{ readonly data: Buffer } | null>
}

/** How to create a mint; by default one of the Token program. */
export interface MintOptions {
  tokenProgram?: PublicKey
  /** In bytes, with room for extensions. */
  size?: number
  /** Builds what has to come before the mint is initialised. */
  extend?: (mint: PublicKey, issuer: PublicKey) => TransactionInstruction[]
}

/** A token with six decimals, such as USDC, whose issuer can freeze accounts. */
export class Token {
  readonly chain: TokenChain
  readonly issuer: Keypair
  readonly mint: PublicKey
  readonly tokenProgram: PublicKey

  private constructor(
    chain: TokenChain,
    issuer: Keypair,
    mint: PublicKey,
    tokenProgram: PublicKey,
  ) {
    this.chain = chain
    this.issuer = issuer
    this.mint = mint
    this.tokenProgram = tokenProgram
  }

  /** Creates a token; `extend` adds a Token-2022 mint's extensions before it is initialised. */
  static async create(
    chain: TokenChain,
    { tokenProgram = TOKEN_PROGRAM_ID, size = MINT_SIZE, extend = () => [] }: MintOptions = {},
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

  /** Creates a Token-2022 token as issuers do today: with its name in the mint, and nothing else. */
  static async createNamed(chain: TokenChain, symbol = 'USD'): Promise<Token> {
    const token = await Token.create(chain, {
      tokenProgram: TOKEN_2022_PROGRAM_ID,
      size: getMintLen([ExtensionType.MetadataPointer]),
      extend: (mint, issuer) => [
        createInitializeMetadataPointerInstruction(mint, issuer, mint, TOKEN_2022_PROGRAM_ID),
      ],
    })
    const { issuer, mint } = token
    const name = createMetadataInstruction({
      programId: TOKEN_2022_PROGRAM_ID,
      metadata: mint,
      updateAuthority: issuer.publicKey,
      mint,
      mintAuthority: issuer.publicKey,
      name: 'Dollar',
      symbol,
      uri: 'https://example.com/usd.json',
    })
    await chain.fund(mint, await chain.rent(200))
    await chain.send([name], [issuer])
    return token
  }

  /** Returns a wallet's associated token account. */
  accountOf(wallet: PublicKey): PublicKey {
    return priceTokenAccountAddress(this.mint, wallet, this.tokenProgram)
  }

  /** Creates a wallet's token account and puts an amount into it. */
  async give(wallet: PublicKey, amount = 0n): Promise<void> {
    const account = this.accountOf(wallet)
    const { issuer, mint, tokenProgram } = this
    const create = createAssociatedTokenAccountIdempotentInstruction(
      issuer.publicKey,
      account,
      wallet,
      mint,
      tokenProgram,
    )
    await this.#send(create)
    await this.mintTo(account, amount)
  }

  /** Puts an amount into a token account. */
  async mintTo(account: PublicKey, amount: bigint): Promise<void> {
    const { issuer, mint, tokenProgram } = this
    await this.#send(
      createMintToInstruction(mint, account, issuer.publicKey, amount, [], tokenProgram),
    )
  }

  /** Creates a token account for a wallet at a new address, as anybody may; returns its address. */
  async openAccount(wallet: PublicKey, size = ACCOUNT_SIZE): Promise<PublicKey> {
    const { chain, issuer, mint, tokenProgram } = this
    const account = Keypair.generate()
    const create = SystemProgram.createAccount({
      fromPubkey: issuer.publicKey,
      newAccountPubkey: account.publicKey,
      space: size,
      lamports: Number(await chain.rent(size)),
      programId: tokenProgram,
    })
    const initialise = createInitializeAccount3Instruction(
      account.publicKey,
      mint,
      wallet,
      tokenProgram,
    )
    await chain.send([create, initialise], [issuer, account])
    return account.publicKey
  }

  /** Freezes a wallet's token account, as an issuer may. */
  async freeze(wallet: PublicKey): Promise<void> {
    await this.freezeAccount(this.accountOf(wallet))
  }

  /** Freezes a token account. */
  async freezeAccount(account: PublicKey): Promise<void> {
    const { issuer, mint, tokenProgram } = this
    await this.#send(
      createFreezeAccountInstruction(account, mint, issuer.publicKey, [], tokenProgram),
    )
  }

  /** Thaws a wallet's token account. */
  async thaw(wallet: PublicKey): Promise<void> {
    const { issuer, mint, tokenProgram } = this
    const account = this.accountOf(wallet)
    await this.#send(
      createThawAccountInstruction(account, mint, issuer.publicKey, [], tokenProgram),
    )
  }

  /** Burns what a wallet holds and closes its token account, as the wallet may. */
  async close(wallet: Keypair): Promise<void> {
    const { mint, tokenProgram, chain } = this
    const { publicKey } = wallet
    const account = this.accountOf(publicKey)
    const held = await this.amountIn(account)
    await chain.send(
      [
        createBurnInstruction(account, mint, publicKey, held, [], tokenProgram),
        createCloseAccountInstruction(account, publicKey, publicKey, [], tokenProgram),
      ],
      [wallet],
    )
  }

  /** Makes another wallet the owner of a wallet's associated token account. */
  async handOver(wallet: Keypair, owner: PublicKey): Promise<void> {
    const { publicKey } = wallet
    const authority = createSetAuthorityInstruction(
      this.accountOf(publicKey),
      publicKey,
      AuthorityType.AccountOwner,
      owner,
      [],
      this.tokenProgram,
    )
    await this.chain.send([authority], [wallet])
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

  /** Returns the base units that each token account gains or loses by an action. */
  async gains(accounts: readonly PublicKey[], action: () => Promise<unknown>): Promise<bigint[]> {
    const read = () => Promise.all(accounts.map((account) => this.amountIn(account)))
    const before = await read()
    await action()
    const after = await read()
    return after.map((amount, index) => amount - (before[index] ?? 0n))
  }

  #send(instruction: TransactionInstruction) {
    return this.chain.send([instruction], [this.issuer])
  }
}
