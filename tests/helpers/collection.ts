import {
  addPhase,
  addToAllowlist,
  editionsControlsAddress,
  editionsDeploymentAddress,
  type InitialiseEditionsControlsInput,
  initialiseEditionsControls,
  itemMintAddress,
  type MintWithControlsInput,
  type MintWithControlsV2Input,
  minterStatsAddress,
  minterStatsPhaseAddress,
  mintWithControls,
  mintWithControlsV2,
  type PhaseTerms,
} from '@mintline/solana'
import { Keypair, type PublicKey, type TransactionInstruction } from '@solana/web3.js'
import type { Chain, Outcome } from './chain.ts'

/** A free public phase that is open now, without limits. */
export const OPEN_PHASE: Omit<PhaseTerms, 'priceToken'> = {
  priceAmount: 0n,
  startTime: 0n,
  endTime: 1n << 40n,
  maxMintsPerWallet: 0n,
  maxMintsTotal: 0n,
  phaseType: 'public',
}

let deployed = 0

/** Changes to the tests' default collection. */
export interface CollectionOverrides
  extends Partial<Omit<InitialiseEditionsControlsInput, 'creator' | 'groupMint'>> {
  phases?: readonly PhaseTerms[]
}

/** Spare bytes in a record, as read. */
export const NO_BYTES = Array<number>(64).fill(0)

/** A cap that allows every fee. */
export const ANY_FEE = { basisPoints: 10_000, flat: 0xffff_ffff_ffff_ffffn }

/** A deployed collection and its wallets. */
export class Collection {
  readonly chain: Chain
  readonly creator: Keypair
  readonly groupMint: Keypair
  readonly input: InitialiseEditionsControlsInput
  readonly deployment: PublicKey
  readonly controls: PublicKey

  private constructor(
    chain: Chain,
    creator: Keypair,
    groupMint: Keypair,
    overrides: CollectionOverrides,
  ) {
    const { phases: _, ...input } = overrides
    deployed += 1
    this.chain = chain
    this.creator = creator
    this.groupMint = groupMint
    this.input = {
      creator: creator.publicKey,
      groupMint: groupMint.publicKey,
      symbol: `DROP${deployed}`,
      collectionName: 'Drop',
      collectionUri: 'https://example.com/collection.json',
      treasury: creator.publicKey,
      maxMintsPerWallet: 0n,
      maxNumberOfTokens: 0n,
      royalties: {
        royaltyBasisPoints: 500,
        creators: [{ address: creator.publicKey, share: 100 }],
      },
      platformFee: {
        platformFeeValue: 0n,
        recipients: [{ address: creator.publicKey, share: 100 }],
        isFeeFlat: false,
      },
      platformFeeCap: ANY_FEE,
      extraMeta: [],
      itemBaseName: 'Item #{}',
      itemBaseUri: 'https://example.com/{}.json',
      ...input,
    }
    this.deployment = editionsDeploymentAddress(this.input.symbol)
    this.controls = editionsControlsAddress(this.deployment)
  }

  /** Creates a collection without deploying it. */
  static async prepare(chain: Chain, overrides: CollectionOverrides = {}): Promise<Collection> {
    return new Collection(chain, await chain.wallet(), Keypair.generate(), overrides)
  }

  /** Deploys a collection with its phases. */
  static async deploy(chain: Chain, overrides: CollectionOverrides = {}): Promise<Collection> {
    const collection = await Collection.prepare(chain, overrides)
    await chain.send([collection.deployInstruction()], collection.deploySigners())
    for (const phase of overrides.phases ?? []) await collection.addPhase(phase)
    return collection
  }

  deployInstruction(): TransactionInstruction {
    return initialiseEditionsControls(this.input)
  }

  deploySigners(): Keypair[] {
    return [this.creator, this.groupMint]
  }

  async addPhase(phase: Partial<PhaseTerms> = {}): Promise<void> {
    const instruction = addPhase({
      deployment: this.deployment,
      creator: this.creator.publicKey,
      phase: { ...OPEN_PHASE, ...phase },
    })
    await this.chain.send([instruction], [this.creator])
  }

  /** Writes an allowlist entry in phase `phaseIndex`. */
  async allow(
    user: PublicKey,
    entry: { phaseIndex: number; price: number; amount: number },
  ): Promise<void> {
    const instruction = addToAllowlist({
      deployment: this.deployment,
      creator: this.creator.publicKey,
      user,
      ...entry,
    })
    await this.chain.send([instruction], [this.creator])
  }

  /** Fetches the deployment record. */
  record() {
    return this.chain.editions.account.editionsDeployment.fetch(this.deployment)
  }

  /** Fetches the controls record. */
  controlsRecord() {
    return this.chain.controls.account.editionsControls.fetch(this.controls)
  }

  /** Returns how many items a wallet has minted in the collection. */
  async mintCount(wallet: PublicKey): Promise<bigint> {
    return this.#count(minterStatsAddress(this.deployment, wallet))
  }

  /** Returns how many items a wallet has minted in a phase. */
  async phaseMintCount(wallet: PublicKey, phaseIndex: number): Promise<bigint> {
    return this.#count(minterStatsPhaseAddress(this.deployment, wallet, phaseIndex))
  }

  async #count(address: PublicKey): Promise<bigint> {
    const stats = await this.chain.controls.account.minterStats.fetchNullable(address)
    return BigInt(stats?.mintCount.toString() ?? 0)
  }

  /** Returns the address for the wallet's v2 item with index `count`, from 0. */
  itemMint(wallet: PublicKey, count: bigint): PublicKey {
    return itemMintAddress(this.deployment, wallet, count)
  }

  /** Builds a v2 mint for the wallet's next item, from the current state. */
  async mintV2(
    minter: PublicKey,
    overrides: Partial<MintWithControlsV2Input> = {},
  ): Promise<TransactionInstruction> {
    const [common, mintCount] = await Promise.all([
      this.#mintAccounts(minter),
      this.mintCount(minter),
    ])
    return mintWithControlsV2({ ...common, mintCount, ...overrides })
  }

  /** Builds a v1 mint into `mint`, from the current state. */
  async mintV1(
    minter: PublicKey,
    mint: PublicKey,
    overrides: Partial<MintWithControlsInput> = {},
  ): Promise<TransactionInstruction> {
    return mintWithControls({
      ...(await this.#mintAccounts(minter)),
      mint,
      ...overrides,
    })
  }

  async #mintAccounts(minter: PublicKey) {
    const [deployment, controls] = await Promise.all([this.record(), this.controlsRecord()])
    return {
      deployment: this.deployment,
      groupMint: this.groupMint.publicKey,
      treasury: controls.treasury,
      feeRecipients: controls.platformFeeRecipients,
      issued: BigInt(deployment.numberOfTokensIssued.toString()),
      minter,
      phaseIndex: 0,
    }
  }

  /** Mints the wallet's next item with v2 and returns its mint. */
  async mint(
    minter: Keypair,
    overrides: Partial<MintWithControlsV2Input> = {},
  ): Promise<PublicKey> {
    const mint = this.itemMint(minter.publicKey, await this.mintCount(minter.publicKey))
    await this.chain.send([await this.mintV2(minter.publicKey, overrides)], [minter])
    return mint
  }

  /** Tries to mint the wallet's next item with v2. */
  async tryMint(
    minter: Keypair,
    overrides: Partial<MintWithControlsV2Input> = {},
  ): Promise<Outcome> {
    return this.chain.trySend([await this.mintV2(minter.publicKey, overrides)], [minter])
  }

  /** Mints with v1 into a keypair's mint, by default a new one. */
  async mintInto(
    minter: Keypair,
    overrides: Partial<MintWithControlsInput> = {},
    mint = Keypair.generate(),
  ): Promise<{ outcome: Outcome; mint: Keypair }> {
    const instruction = await this.mintV1(minter.publicKey, mint.publicKey, overrides)
    return { outcome: await this.chain.send([instruction], [minter, mint]), mint }
  }

  /** Tries to mint with v1 into a new mint. */
  async tryMintV1(
    minter: Keypair,
    overrides: Partial<MintWithControlsInput> = {},
  ): Promise<Outcome> {
    const mint = Keypair.generate()
    const instruction = await this.mintV1(minter.publicKey, mint.publicKey, overrides)
    return this.chain.trySend([instruction], [minter, mint])
  }
}
