import {
  type AddressWithShare,
  addPhase,
  editionsDeploymentAddress,
  initialiseEditionsControls,
  type MetadataField,
  type MintAccounts,
  type PhaseTerms,
} from '@mintline/solana'
import type { Keypair, PublicKey } from '@solana/web3.js'
import { seededWallet } from '../seededWallet.ts'
import { groundSymbol, groundWallet } from './ground.ts'
import type { Cost, Vm } from './vm.ts'

/** The measured phase's price, in lamports. */
export const PRICE = 1_000_000_000n

/** An open public phase. */
export const PHASE: PhaseTerms = {
  priceAmount: PRICE,
  startTime: -1n,
  endTime: 1n << 40n,
  maxMintsPerWallet: 0n,
  maxMintsTotal: 0n,
  phaseType: 'public',
}

let wallets = 0

/** A drop as in the reference's measurements: symbol, item name and uri with 7, 13 and 56 bytes. */
export interface Drop {
  vm: Vm
  owner: Keypair
  groupMint: Keypair
  deployment: PublicKey
  feeRecipients: AddressWithShare[]
  deployCost: Cost
}

/** Deploys a drop with two royalty creators, which need three metadata fields, and extra fields. */
export async function deployDrop(
  vm: Vm,
  { recipients = 1, extraFields = 4, symbol = groundSymbol() } = {},
): Promise<Drop> {
  const owner = fundedWallet(vm)
  const groupMint = newWallet()
  const feeRecipients = shared(vm, recipients)
  const instruction = initialiseEditionsControls({
    creator: owner.publicKey,
    groupMint: groupMint.publicKey,
    symbol,
    collectionName: 'Collection 13',
    collectionUri: uri('collection.json'),
    treasury: owner.publicKey,
    maxMintsPerWallet: 0n,
    maxNumberOfTokens: 10_000n,
    royalties: { royaltyBasisPoints: 1_000, creators: shared(vm, 2) },
    platformFee: { platformFeeValue: 300n, recipients: feeRecipients, isFeeFlat: false },
    platformFeeCap: { basisPoints: 10_000, flat: 10n ** 12n },
    extraMeta: metadataFields(extraFields),
    itemBaseName: 'Item number{}',
    itemBaseUri: uri('{}'),
  })
  const deployCost = vm.send([instruction], [owner, groupMint])
  const deployment = editionsDeploymentAddress(symbol)
  return { vm, owner, groupMint, deployment, feeRecipients, deployCost }
}

/** Adds as many phases as `phases` has. */
export async function addPhases(drop: Drop, phases: readonly PhaseTerms[]): Promise<Cost[]> {
  const costs: Cost[] = []
  for (const phase of phases) {
    const { deployment, owner } = drop
    const input = { deployment, creator: owner.publicKey, phase }
    costs.push(drop.vm.send([addPhase(input)], [owner]))
  }
  return costs
}

/** Creates a funded wallet whose addresses in the drop have bump 255. */
export function minterOf(drop: Drop, phaseIndex: number): Keypair {
  const minter = groundWallet(drop.deployment, phaseIndex)
  drop.vm.fund(minter.publicKey)
  return minter
}

/** Returns accounts and terms for a mint in this drop. */
export function mintInput(
  drop: Drop,
  minter: Keypair,
  issued: bigint,
  phaseIndex = 0,
): MintAccounts {
  return {
    deployment: drop.deployment,
    groupMint: drop.groupMint.publicKey,
    treasury: drop.owner.publicKey,
    feeRecipients: drop.feeRecipients,
    issued,
    minter: minter.publicKey,
    phaseIndex,
  }
}

/** Creates funded wallets with even shares. */
export function shared(vm: Vm, count: number): AddressWithShare[] {
  return Array.from({ length: count }, () => ({
    address: fundedWallet(vm).publicKey,
    share: 100 / count,
  }))
}

/** Creates fields as in the reference's measurements. */
export function metadataFields(count: number): MetadataField[] {
  return Array.from({ length: count }, (_, index) => ({
    field: `field${index}`,
    value: `value ${index}`,
  }))
}

/** Creates a funded wallet. */
export function fundedWallet(vm: Vm): Keypair {
  const wallet = newWallet()
  vm.fund(wallet.publicKey)
  return wallet
}

function newWallet(): Keypair {
  wallets += 1
  return seededWallet(`wallet ${wallets}`)
}

/** Returns a uri with 56 bytes. */
export function uri(end: string): string {
  return 'https://example.com/metadata/of/the/measured/items/'.padEnd(56 - end.length, '-') + end
}
