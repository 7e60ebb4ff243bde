import type { Localnet } from '@mintline/localnet'
import {
  type AddressWithShare,
  addPhase,
  addPriceToken,
  addToAllowlist,
  closeAllowlistAccount,
  editionsDeploymentAddress,
  hashlistAddress,
  type InitialiseEditionsControlsInput,
  initialiseEditionsControls,
  itemMintAddress,
  type MintWithControlsV3Input,
  mintWithControlsV2,
  mintWithControlsV3,
  modifyPhase,
  type PhaseTerms,
  type PriceTokenMint,
  transferOwnership,
} from '@mintline/solana'
import { BN, editionsProgram } from '@mintline/solana/anchor'
import { TOKEN_2022_PROGRAM_ID } from '@solana/spl-token'
import {
  Connection,
  Keypair,
  LAMPORTS_PER_SOL,
  type PublicKey,
  type SendOptions,
  SystemProgram,
  type TransactionInstruction,
} from '@solana/web3.js'
import { SignedTransaction } from '../../../../tests/helpers/signedTransaction.ts'
import type { TokenChain } from '../../../../tests/helpers/token.ts'

/** A phase that is open now, public, free and unlimited. */
export const OPEN_PHASE: Omit<PhaseTerms, 'priceToken'> = {
  priceAmount: 0n,
  startTime: 0n,
  endTime: 1n << 40n,
  maxMintsPerWallet: 0n,
  maxMintsTotal: 0n,
  phaseType: 'public',
}

/** Entries that fit one transaction. */
const ENTRIES_PER_TRANSACTION = 8
const MINTS_PER_TRANSACTION = 3

/** Settings that differ from most drops'. */
export type DropInput = Partial<Omit<InitialiseEditionsControlsInput, 'creator' | 'groupMint'>>

/** A collection on an embedded network, with its creator. */
export class Drop {
  readonly connection: Connection
  readonly creator: Keypair
  readonly groupMint = Keypair.generate()
  readonly input: InitialiseEditionsControlsInput
  readonly deployment: PublicKey
  readonly #phases: PhaseTerms[] = []
  readonly #counts = new Map<string, bigint>()
  #issued = 0n

  private constructor(connection: Connection, creator: Keypair, input: DropInput) {
    const everything: AddressWithShare[] = [{ address: creator.publicKey, share: 100 }]
    this.connection = connection
    this.creator = creator
    this.input = {
      symbol: 'DROP',
      collectionName: 'A drop',
      collectionUri: 'https://example.com/collection.json',
      treasury: creator.publicKey,
      maxMintsPerWallet: 0n,
      maxNumberOfTokens: 0n,
      royalties: { royaltyBasisPoints: 0, creators: [] },
      platformFee: { platformFeeValue: 0n, recipients: everything, isFeeFlat: false },
      extraMeta: [],
      itemBaseName: 'Item #{}',
      itemBaseUri: 'https://example.com/{}.json',
      ...input,
      creator: creator.publicKey,
      groupMint: this.groupMint.publicKey,
    }
    this.deployment = editionsDeploymentAddress(this.input.symbol)
  }

  /** Deploys a collection. Default creator: a new wallet. */
  static async deploy(
    localnet: Localnet,
    { creator, ...input }: DropInput & { creator?: Keypair } = {},
  ): Promise<Drop> {
    const connection = new Connection(localnet.rpcUrl, 'confirmed')
    const drop = new Drop(connection, creator ?? (await fundedWallet(connection)), input)
    const instruction = initialiseEditionsControls(drop.input)
    await drop.send([instruction], [drop.creator, drop.groupMint])
    return drop
  }

  async addPhase(terms: Partial<PhaseTerms> = {}): Promise<void> {
    const phase = { ...OPEN_PHASE, ...terms }
    const owner = { deployment: this.deployment, creator: this.creator.publicKey }
    await this.send([addPhase({ ...owner, phase })], [this.creator])
    this.#phases.push(phase)
  }

  /** Closes a phase at once. */
  async switchOff(phaseIndex: number): Promise<void> {
    const phase = this.#phases[phaseIndex]
    if (!phase) throw new Error(`There is no phase ${phaseIndex}.`)
    const owner = { deployment: this.deployment, creator: this.creator.publicKey }
    const change = { ...owner, phaseIndex, active: false, phase }
    await this.send([modifyPhase(change)], [this.creator])
  }

  /** The deployment's address in base58. */
  get address(): string {
    return this.deployment.toBase58()
  }

  /** Writes an entry for each wallet, with the same terms. */
  async allow(
    users: readonly PublicKey[],
    entry: { phaseIndex: number; price: number; amount: number },
  ): Promise<void> {
    const owner = { deployment: this.deployment, creator: this.creator.publicKey }
    const instructions = await Promise.all(
      users.map((user) => addToAllowlist({ ...owner, ...entry, user })),
    )
    await this.#sendInParts(instructions, ENTRIES_PER_TRANSACTION, this.creator)
  }

  /** Removes an entry. */
  async disallow(user: PublicKey, phaseIndex: number): Promise<void> {
    const entry = { deployment: this.deployment, creator: this.creator.publicKey, user, phaseIndex }
    await this.send([closeAllowlistAccount(entry)], [this.creator])
  }

  async transferOwnership(newOwner: PublicKey): Promise<void> {
    const handover = { deployment: this.deployment, creator: this.creator.publicKey, newOwner }
    await this.send([transferOwnership(handover)], [this.creator])
  }

  /** Mints to a wallet, and returns its items' mints. */
  async mint(minter: Keypair, quantity: number, phaseIndex = 0): Promise<PublicKey[]> {
    const key = minter.publicKey.toBase58()
    const before = this.#counts.get(key) ?? 0n
    const counts = Array.from({ length: quantity }, (_, index) => BigInt(index))
    const instructions = await Promise.all(
      counts.map((count) =>
        mintWithControlsV2({
          deployment: this.deployment,
          groupMint: this.groupMint.publicKey,
          treasury: this.input.treasury,
          feeRecipients: this.input.platformFee.recipients,
          issued: this.#issued + count,
          minter: minter.publicKey,
          phaseIndex,
          mintCount: before + count,
        }),
      ),
    )
    await this.#sendInParts(instructions, MINTS_PER_TRANSACTION, minter)
    this.#counts.set(key, before + BigInt(quantity))
    this.#issued += BigInt(quantity)
    return counts.map((count) => itemMintAddress(this.deployment, minter.publicKey, before + count))
  }

  /** Lets phases be priced in a token. */
  async addToken({ mint, tokenProgram }: PriceTokenMint): Promise<void> {
    const owner = { deployment: this.deployment, creator: this.creator.publicKey }
    const token = { mint, tokenProgram }
    await this.send([addPriceToken({ ...owner, token })], [this.creator])
  }

  /** Mints a wallet's next item with v3, and returns its mint and the transaction; `others` sign, too. */
  async mintV3(
    minter: Keypair,
    terms: Partial<MintWithControlsV3Input> = {},
    others: Keypair[] = [],
  ): Promise<{ mint: PublicKey; signature: string }> {
    const key = minter.publicKey.toBase58()
    const mintCount = this.#counts.get(key) ?? 0n
    const instruction = mintWithControlsV3({
      deployment: this.deployment,
      groupMint: this.groupMint.publicKey,
      treasury: this.input.treasury,
      feeRecipients: this.input.platformFee.recipients,
      issued: this.#issued,
      minter: minter.publicKey,
      phaseIndex: 0,
      mintCount,
      ...terms,
    })
    const signature = await this.send([instruction], [minter, ...others])
    this.#counts.set(key, mintCount + 1n)
    this.#issued += 1n
    return { mint: itemMintAddress(this.deployment, minter.publicKey, mintCount), signature }
  }

  /** Sends a transaction, which is final once the network accepts it; the first signer pays. */
  async send(
    instructions: readonly TransactionInstruction[],
    signers: Keypair[],
    options: SendOptions = {},
  ): Promise<string> {
    // web3.js caches a blockhash for half a minute, in which a test may move the clock by days.
    const { blockhash } = await this.connection.getLatestBlockhash()
    const transaction = new SignedTransaction(blockhash, [...instructions], signers)
    return this.connection.sendRawTransaction(transaction.serialize(), options)
  }

  async #sendInParts(
    instructions: readonly TransactionInstruction[],
    size: number,
    signer: Keypair,
  ): Promise<void> {
    for (let at = 0; at < instructions.length; at += size) {
      // Preflight would execute each transaction twice; its status says as much.
      const options = { skipPreflight: true }
      const signature = await this.send(instructions.slice(at, at + size), [signer], options)
      const { value } = await this.connection.getSignatureStatus(signature)
      if (value?.err !== null) throw new Error(`${signature} failed: ${JSON.stringify(value)}`)
    }
  }
}

/** A deployment without the controls program. */
export async function deployWithoutControls(drop: Drop, symbol: string): Promise<PublicKey> {
  const { connection, creator } = drop
  const groupMint = Keypair.generate()
  const deployment = editionsDeploymentAddress(symbol)
  const instruction = await editionsProgram({ connection })
    .methods.initialise(
      {
        symbol,
        collectionName: '',
        collectionUri: '',
        maxNumberOfTokens: new BN(0),
        creatorCosignProgramId: null,
        itemBaseUri: '',
        itemBaseName: '',
      },
      null,
      [],
    )
    .accountsStrict({
      editionsDeployment: deployment,
      hashlist: hashlistAddress(deployment, 0),
      payer: creator.publicKey,
      creator: creator.publicKey,
      groupMint: groupMint.publicKey,
      systemProgram: SystemProgram.programId,
      tokenProgram: TOKEN_2022_PROGRAM_ID,
    })
    .instruction()
  await drop.send([instruction], [creator, groupMint])
  return deployment
}

/** A new wallet with 100 SOL. */
export async function fundedWallet(connection: Connection): Promise<Keypair> {
  const wallet = Keypair.generate()
  await fund(connection, wallet.publicKey)
  return wallet
}

/** Sends what creates and moves tokens of tests on an embedded network. */
export function tokenChain(connection: Connection): TokenChain {
  return {
    wallet: () => fundedWallet(connection),
    async send(instructions, signers) {
      const { blockhash } = await connection.getLatestBlockhash()
      const transaction = new SignedTransaction(blockhash, instructions, signers)
      return connection.sendRawTransaction(transaction.serialize())
    },
    fund: (address, lamports) => connection.requestAirdrop(address, Number(lamports)),
    rent: async (bytes) => BigInt(await connection.getMinimumBalanceForRentExemption(bytes)),
    account: (address) => connection.getAccountInfo(address),
  }
}

/** Gives a wallet 100 SOL. */
export async function fund(connection: Connection, wallet: PublicKey): Promise<void> {
  // Lands at once: an embedded network refuses airdrops that do not.
  await connection.requestAirdrop(wallet, 100 * LAMPORTS_PER_SOL)
}

/** Returns a failing call's error: by a rejection, or by throwing. */
export async function failureOf(work: Promise<unknown> | (() => unknown)): Promise<unknown> {
  try {
    await (typeof work === 'function' ? work() : work)
  } catch (error) {
    return error
  }
  throw new Error('it did not fail')
}
