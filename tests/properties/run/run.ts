import {
  editionsControlsAddress,
  editionsDeploymentAddress,
  hashlistAddress,
  type InitialiseEditionsControlsInput,
  initialiseEditionsControls,
  priceTokenAddress,
  priceTokenVaultAddress,
  revealAddress,
} from '@mintline/solana'
import type { EditionsControlsProgram } from '@mintline/solana/anchor'
import { Keypair, type PublicKey, type TransactionInstruction } from '@solana/web3.js'
import type { Outcome } from '../../helpers/chain.ts'
import type { ReceiverName } from '../model/names.ts'
import {
  DEPLOYED_ITEM_NAME,
  DEPLOYED_ITEM_URI,
  DEPLOYED_NAME,
  DEPLOYED_URI,
} from '../model/state.ts'
import type { Deployment } from '../model/steps.ts'
import { Addresses } from './addresses.ts'
import { cosignerProgram, platformFee, withAddresses } from './requestParts.ts'
import { addressOf, keypairOf, type World } from './world.ts'

/** web3.js's words for a transaction of more than 1,232 bytes. */
const TOO_LARGE = /^Transaction too large/

let deployed = 0

/** One sequence on the chain: its collection and the items minted so far. */
export class Run {
  readonly world: World
  readonly input: InitialiseEditionsControlsInput
  readonly deployment: PublicKey
  readonly controls: PublicKey
  readonly hashlist: PublicKey
  readonly groupMint: PublicKey
  readonly addresses: Addresses
  readonly tokenRecord: PublicKey
  readonly vault: PublicKey
  readonly reveal: PublicKey
  /** The items' mints, sorted by number. */
  readonly mints: PublicKey[] = []
  readonly #groupMint = Keypair.generate()

  private constructor(world: World, deployment: Deployment) {
    deployed += 1
    const symbol = `PROPERTY${deployed}`
    this.world = world
    this.deployment = editionsDeploymentAddress(symbol)
    this.controls = editionsControlsAddress(this.deployment)
    this.input = deploymentInput(this, deployment, symbol, this.#groupMint.publicKey)
    this.hashlist = hashlistAddress(this.deployment, 0)
    this.groupMint = this.#groupMint.publicKey
    this.addresses = new Addresses(this.deployment)
    this.tokenRecord = priceTokenAddress(this.deployment, world.token.mint)
    this.vault = priceTokenVaultAddress(this.tokenRecord)
    this.reveal = revealAddress(this.deployment)
  }

  /** Deploys a new collection after resetting the world. */
  static async start(world: World, deployment: Deployment): Promise<Run> {
    await world.reset()
    const run = new Run(world, deployment)
    const instruction = initialiseEditionsControls(run.input)
    const signers = [keypairOf('owner'), keypairOf('primary'), run.#groupMint]
    await world.chain.send([instruction], [world.feePayer, ...signers])
    return run
  }

  get program(): EditionsControlsProgram {
    return this.world.chain.controls
  }

  /**
   * Sends an instruction; the world's fee payer pays the fee. Sends nothing and returns undefined if it does not fit into
   * a transaction, such as a co-signed and sponsored mint with a proof and five recipients.
   */
  async trySend(
    instruction: TransactionInstruction,
    signers: Keypair[],
  ): Promise<Outcome | undefined> {
    try {
      return await this.world.chain.trySend([instruction], [this.world.feePayer, ...signers])
    } catch (error) {
      if (error instanceof Error && TOO_LARGE.test(error.message)) return undefined
      throw error
    }
  }

  /** Returns an address by name, including the collection's own. */
  addressOf(receiver: ReceiverName): PublicKey {
    switch (receiver) {
      case 'ownControls':
        return this.controls
      case 'ownDeployment':
        return this.deployment
      case 'ownGroupMint':
        return this.groupMint
      case 'ownHashlist':
        return this.hashlist
      default:
        return addressOf(receiver)
    }
  }

  freshMint(): Keypair {
    return Keypair.generate()
  }
}

function deploymentInput(
  run: Run,
  deployment: Deployment,
  symbol: string,
  groupMint: PublicKey,
): InitialiseEditionsControlsInput {
  const { basisPoints: royaltyBasisPoints, creators } = deployment.royalties
  return {
    creator: addressOf('owner'),
    payer: addressOf('primary'),
    groupMint,
    symbol,
    collectionName: DEPLOYED_NAME,
    collectionUri: DEPLOYED_URI,
    treasury: addressOf(deployment.treasury),
    maxMintsPerWallet: deployment.maxPerWallet,
    maxNumberOfTokens: deployment.maxItems,
    royalties: { royaltyBasisPoints, creators: withAddresses(run, creators) },
    platformFee: platformFee(run, deployment.fee),
    ...(deployment.feeCap && { platformFeeCap: deployment.feeCap }),
    extraMeta: deployment.extra,
    itemBaseName: DEPLOYED_ITEM_NAME,
    itemBaseUri: DEPLOYED_ITEM_URI,
    cosignerProgramId: cosignerProgram(deployment.isCosigned),
    platformFeeSecondaryAdmin: addressOf(deployment.hasSecondaryAdmin ? 'secondary' : 'nobody'),
    locks: deployment.locks,
  }
}
