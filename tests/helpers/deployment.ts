import { editionsDeploymentAddress, hashlistAddress, nextHashlistPage } from '@mintline/solana'
import type { Editions, IdlTypes } from '@mintline/solana/anchor'
import { ASSOCIATED_TOKEN_PROGRAM_ID, TOKEN_2022_PROGRAM_ID } from '@solana/spl-token'
import {
  Keypair,
  type PublicKey,
  SystemProgram,
  type TransactionInstruction,
} from '@solana/web3.js'
import { fromBn, toBn } from './bn.ts'
import type { Chain, Outcome } from './chain.ts'
import { tokenAccountOf } from './effects.ts'
import { readMetadata } from './mintState.ts'

type Types = IdlTypes<Editions>

/** Input for a deployment, with defaults for tests. */
export interface DeploymentInput {
  symbol: string
  collectionName: string
  collectionUri: string
  maxNumberOfTokens: bigint
  creatorCosignProgramId: PublicKey | null
  itemBaseUri: string
  itemBaseName: string
  /** Null = added later. */
  royalties: Types['updateRoyaltiesArgs'] | null
  extraMeta: Types['addMetadataArgs'][]
}

/** Changes to a deployment; omitted values stay. */
export type DeploymentChanges = Partial<
  Pick<
    DeploymentInput,
    'maxNumberOfTokens' | 'collectionName' | 'collectionUri' | 'itemBaseName' | 'itemBaseUri'
  >
>

/** Accounts that a test may replace. */
export interface InitialiseAccounts {
  editionsDeployment: PublicKey
  hashlist: PublicKey
  payer: PublicKey
  creator: PublicKey
  groupMint: PublicKey
  systemProgram: PublicKey
  tokenProgram: PublicKey
}

/** Accounts in the instructions that change the group mint. */
export type ModifyAccounts = Omit<InitialiseAccounts, 'hashlist'>

/** Accounts in a mint. */
export interface MintAccounts extends Omit<InitialiseAccounts, 'creator'> {
  signer: PublicKey
  minter: PublicKey
  mint: PublicKey
  tokenAccount: PublicKey
  associatedTokenProgram: PublicKey
}

/** Accounts for changing an item's name and uri. */
export interface UpdateNameUriAccounts extends Omit<ModifyAccounts, 'groupMint'> {
  mint: PublicKey
}

/** A minted item. */
export interface Item {
  mint: PublicKey
  tokenAccount: PublicKey
}

let prepared = 0

/** A deployment with a wallet as its creator: the editions program without the controls. */
export class Deployment {
  readonly chain: Chain
  readonly creator: Keypair
  readonly groupMint: Keypair
  readonly input: DeploymentInput
  readonly address: PublicKey

  private constructor(chain: Chain, creator: Keypair, overrides: Partial<DeploymentInput>) {
    prepared += 1
    this.chain = chain
    this.creator = creator
    this.groupMint = Keypair.generate()
    this.input = {
      symbol: `EDITION${prepared}`,
      collectionName: 'Editions',
      collectionUri: 'https://example.com/collection.json',
      maxNumberOfTokens: 0n,
      creatorCosignProgramId: null,
      itemBaseUri: 'https://example.com/{}.json',
      itemBaseName: 'Edition #{}',
      royalties: null,
      extraMeta: [],
      ...overrides,
    }
    // A symbol that is too long has no address; the program refuses it before deriving one.
    this.address =
      Buffer.byteLength(this.input.symbol) > 32
        ? Keypair.generate().publicKey
        : editionsDeploymentAddress(this.input.symbol)
  }

  /** Creates a deployment that is not on the chain yet. */
  static async prepare(
    chain: Chain,
    overrides: Partial<DeploymentInput> = {},
  ): Promise<Deployment> {
    return new Deployment(chain, await chain.wallet(), overrides)
  }

  /** Creates a deployment on the chain. */
  static async deploy(chain: Chain, overrides: Partial<DeploymentInput> = {}): Promise<Deployment> {
    const deployment = await Deployment.prepare(chain, overrides)
    await chain.send([await deployment.initialise()], deployment.signers())
    return deployment
  }

  /** Tries to create the deployment, with some accounts or input replaced. */
  async tryInitialise(
    accounts: Partial<InitialiseAccounts> = {},
    input: Partial<DeploymentInput> = {},
  ): Promise<Outcome> {
    return this.chain.trySend([await this.initialise(accounts, input)], this.signers())
  }

  signers(): Keypair[] {
    return [this.creator, this.groupMint]
  }

  /** Returns the address of a page in the hashlist. */
  page(number: number): PublicKey {
    return hashlistAddress(this.address, number)
  }

  initialise(
    accounts: Partial<InitialiseAccounts> = {},
    overrides: Partial<DeploymentInput> = {},
  ): Promise<TransactionInstruction> {
    const { royalties, extraMeta, ...input } = { ...this.input, ...overrides }
    return this.chain.editions.methods
      .initialise(
        { ...input, maxNumberOfTokens: toBn(input.maxNumberOfTokens) },
        royalties,
        extraMeta,
      )
      .accountsStrict({ ...this.#modifyAccounts(), hashlist: this.page(0), ...accounts })
      .instruction()
  }

  addMetadata(
    args: Types['addMetadataArgs'][],
    accounts: Partial<ModifyAccounts> = {},
  ): Promise<TransactionInstruction> {
    return this.chain.editions.methods
      .addMetadata(args)
      .accountsStrict({ ...this.#modifyAccounts(), ...accounts })
      .instruction()
  }

  removeMetadata(
    fields: string[],
    accounts: Partial<ModifyAccounts> = {},
  ): Promise<TransactionInstruction> {
    return this.chain.editions.methods
      .removeMetadata(fields.map((field) => ({ field })))
      .accountsStrict({ ...this.#modifyAccounts(), ...accounts })
      .instruction()
  }

  addRoyalties(
    args: Types['updateRoyaltiesArgs'],
    accounts: Partial<ModifyAccounts> = {},
  ): Promise<TransactionInstruction> {
    return this.chain.editions.methods
      .addRoyalties(args)
      .accountsStrict({ ...this.#modifyAccounts(), ...accounts })
      .instruction()
  }

  modifyRoyalties(
    args: Types['updateRoyaltiesArgs'],
    accounts: Partial<ModifyAccounts> = {},
  ): Promise<TransactionInstruction> {
    return this.chain.editions.methods
      .modifyRoyalties(args)
      .accountsStrict({ ...this.#modifyAccounts(), ...accounts })
      .instruction()
  }

  modify(
    changes: DeploymentChanges,
    accounts: Partial<ModifyAccounts> = {},
  ): Promise<TransactionInstruction> {
    const { maxNumberOfTokens: max } = changes
    return this.chain.editions.methods
      .modify({
        maxNumberOfTokens: max === undefined ? null : toBn(max),
        collectionName: changes.collectionName ?? null,
        collectionUri: changes.collectionUri ?? null,
        itemBaseName: changes.itemBaseName ?? null,
        itemBaseUri: changes.itemBaseUri ?? null,
      })
      .accountsStrict({ ...this.#modifyAccounts(), ...accounts })
      .instruction()
  }

  updateNameUri(
    args: Types['updateTokenNameUriArgs'],
    accounts: Pick<UpdateNameUriAccounts, 'mint'> & Partial<UpdateNameUriAccounts>,
  ): Promise<TransactionInstruction> {
    const { groupMint: _, ...defaults } = this.#modifyAccounts()
    return this.chain.editions.methods
      .updateNameUri(args)
      .accountsStrict({ ...defaults, ...accounts })
      .instruction()
  }

  /** Builds a mint for the next item, from the current state. */
  async mint(
    accounts: Pick<MintAccounts, 'mint' | 'minter'> & Partial<MintAccounts>,
  ): Promise<TransactionInstruction> {
    const { mint, minter } = accounts
    const { creator: _, ...defaults } = this.#modifyAccounts()
    return this.chain.editions.methods
      .mint()
      .accountsStrict({
        ...defaults,
        payer: minter,
        signer: minter,
        hashlist: accounts.hashlist ?? this.page(nextHashlistPage(await this.issued())),
        tokenAccount: tokenAccountOf(mint, minter),
        associatedTokenProgram: ASSOCIATED_TOKEN_PROGRAM_ID,
        ...accounts,
      })
      .instruction()
  }

  /** Tries to mint the next item into a new mint; the minter pays. */
  async tryMint(
    minter: Keypair,
    accounts: Partial<MintAccounts> = {},
    mint: Keypair = Keypair.generate(),
  ): Promise<Outcome> {
    const instruction = await this.mint({
      mint: mint.publicKey,
      minter: minter.publicKey,
      ...accounts,
    })
    return this.chain.trySend([instruction], [minter, mint])
  }

  /** Mints the next item. */
  async mintItem(minter: Keypair = this.creator): Promise<Item> {
    const mint = Keypair.generate()
    const accounts = { mint: mint.publicKey, minter: minter.publicKey }
    await this.chain.send([await this.mint(accounts)], [minter, mint])
    return {
      mint: mint.publicKey,
      tokenAccount: tokenAccountOf(mint.publicKey, minter.publicKey),
    }
  }

  /** Sends an instruction that must succeed, signed and paid for by the creator. */
  async send(instruction: Promise<TransactionInstruction>): Promise<Outcome> {
    return this.chain.send([await instruction], [this.creator])
  }

  /** Tries an instruction, signed and paid for by the creator. */
  async trySend(instruction: Promise<TransactionInstruction>): Promise<Outcome> {
    return this.chain.trySend([await instruction], [this.creator])
  }

  /** Fetches the deployment record. */
  record() {
    return this.chain.editions.account.editionsDeployment.fetch(this.address)
  }

  /** Returns how many items have been issued so far. */
  async issued(): Promise<bigint> {
    return fromBn((await this.record()).numberOfTokensIssued)
  }

  /** Returns mint and number for every item on a page in the hashlist. */
  async issues(page: number): Promise<{ mint: string; order: bigint }[]> {
    const { issues } = await this.chain.editions.account.hashlist.fetch(this.page(page))
    return issues.map(({ mint, order }) => ({ mint: mint.toBase58(), order: fromBn(order) }))
  }

  /** Reads the group mint's extra metadata, royalties included. */
  async fields(): Promise<Record<string, string>> {
    const { additionalMetadata } = await readMetadata(this.chain, this.groupMint.publicKey)
    return Object.fromEntries(additionalMetadata)
  }

  /** Returns accounts that an instruction in the editions program could change. */
  addresses(): PublicKey[] {
    return [this.address, this.page(0), this.groupMint.publicKey]
  }

  #modifyAccounts(): ModifyAccounts {
    return {
      editionsDeployment: this.address,
      payer: this.creator.publicKey,
      creator: this.creator.publicKey,
      groupMint: this.groupMint.publicKey,
      systemProgram: SystemProgram.programId,
      tokenProgram: TOKEN_2022_PROGRAM_ID,
    }
  }
}
