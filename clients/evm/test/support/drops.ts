import { type Address, type Hex, maxUint256, zeroHash } from 'viem'
import { getCode } from 'viem/actions'
import type { ClaimCondition } from '../../src/conditions/claimCondition.ts'
import { NATIVE_TOKEN } from '../../src/contract/nativeCoin.ts'
import type { DropVariant } from '../../src/contract/variantReads.ts'
import * as erc1155 from '../../src/generated/dropErc1155/abi.ts'
import { BYTECODE as RARIBLE_DROP_ERC1155 } from '../../src/generated/dropErc1155/bytecode.ts'
import * as erc721 from '../../src/generated/openEdition/abi.ts'
import { BYTECODE as RARIBLE_OPEN_EDITION } from '../../src/generated/openEdition/bytecode.ts'
import * as thirdweb311 from '../generated/thirdweb311.ts'
import * as thirdweb315 from '../generated/thirdweb315.ts'
import { proxyOf, type TestChain } from './chain.ts'

/** Drop implementations by build and variant. */
const BUILDS = {
  rarible: { erc721: RARIBLE_OPEN_EDITION, erc1155: RARIBLE_DROP_ERC1155 },
  thirdweb315: {
    erc721: thirdweb315.OPEN_EDITION_BYTECODE,
    erc1155: thirdweb315.DROP_ERC1155_BYTECODE,
  },
  /** Without custom errors; the ERC-721 variant also has no platform fees. */
  thirdweb311: {
    erc721: thirdweb311.OPEN_EDITION_BYTECODE,
    erc1155: thirdweb311.DROP_ERC1155_BYTECODE,
  },
} as const satisfies Record<string, Record<DropVariant, Hex>>

/** Build of the drop contracts. */
export type DropBuild = keyof typeof BUILDS

/** Builds with custom errors. */
export const CURRENT_BUILDS: readonly DropBuild[] = ['rarible', 'thirdweb315']

/** A drop to deploy, owned by the creator. */
export interface DropOptions {
  readonly variant: DropVariant
  /** Default: `rarible`. */
  readonly build?: DropBuild
  /** Default: the creator. */
  readonly saleRecipient?: string
  readonly royalty?: { readonly valueBp: bigint; readonly recipient: string }
  /** Default: 3 % for the creator. */
  readonly platformFee?: { readonly valueBp: bigint; readonly recipient: string }
  /** Shared metadata of an ERC-721 drop. */
  readonly metadata?: Partial<typeof SHARED_METADATA>
  /** Base URI of an ERC-1155 drop with lazily minted tokens 0 to 9. */
  readonly baseUri?: string
  /** Default: one free condition for everyone. For an ERC-1155 drop, those of token 0. */
  readonly conditions?: readonly ConditionInput[]
}

/** A deployed drop. */
export interface TestDrop {
  readonly address: Address
  readonly variant: DropVariant
}

/** Fields of a claim condition. Default: free for everyone, without limits, from time 0. */
export type ConditionInput = Partial<Omit<ClaimCondition, 'id' | 'phaseIndex'>>

/** Tokens with metadata in an ERC-1155 drop. */
const TOKENS = 10n

/** Shared metadata of an ERC-721 drop. */
const SHARED_METADATA = {
  name: 'Item',
  description: 'Of a test',
  imageURI: 'ipfs://image',
  animationURI: '',
}

/** `initialize` in the build without platform fees. */
const INITIALIZE_WITHOUT_FEE = {
  ...erc721.initialize,
  inputs: erc721.initialize.inputs.slice(0, 8),
}

const implementations = new WeakMap<TestChain, Map<Hex, Address>>()

/** Deploys a drop with its metadata and conditions. */
export async function deployDrop(chain: TestChain, options: DropOptions): Promise<TestDrop> {
  const { variant, build = 'rarible', conditions = [{}] } = options
  const address = await chain.deploy(proxyOf(await implementationOf(chain, BUILDS[build][variant])))
  const drop: TestDrop = { address, variant }
  await initialize(chain, address, options)
  await setMetadata(chain, drop, options)
  if (conditions.length > 0) await setConditions(chain, drop, conditions)
  return drop
}

/** Implementation, deployed once per chain unless an earlier snapshot was restored. */
async function implementationOf(chain: TestChain, bytecode: Hex): Promise<Address> {
  const known = implementations.get(chain) ?? new Map<Hex, Address>()
  implementations.set(chain, known)
  const address = known.get(bytecode)
  if (address && (await getCode(chain.connection.client, { address }))) return address
  const deployed = await chain.deploy(bytecode)
  known.set(bytecode, deployed)
  return deployed
}

async function initialize(chain: TestChain, to: Address, options: DropOptions): Promise<void> {
  const creator = chain.creator.address
  const {
    variant,
    build,
    saleRecipient = creator,
    royalty = { valueBp: 500n, recipient: creator },
    platformFee = { valueBp: 300n, recipient: creator },
  } = options
  const common = [
    creator,
    'Drop',
    'DROP',
    'ipfs://contract',
    [],
    saleRecipient,
    royalty.recipient,
    royalty.valueBp,
  ]
  const hasFee = !(build === 'thirdweb311' && variant === 'erc721')
  await executeAll(chain, to, [
    hasFee
      ? [erc721.initialize, [...common, platformFee.valueBp, platformFee.recipient]]
      : [INITIALIZE_WITHOUT_FEE, common],
  ])
}

async function setMetadata(
  chain: TestChain,
  { address, variant }: TestDrop,
  { baseUri = 'ipfs://items/', metadata }: DropOptions,
): Promise<void> {
  await executeAll(chain, address, [
    variant === 'erc721'
      ? [erc721.setSharedMetadata, [{ ...SHARED_METADATA, ...metadata }]]
      : [erc1155.lazyMint, [TOKENS, baseUri, '0x']],
  ])
}

/** Replaces the claim conditions of a drop. */
export async function setConditions(
  chain: TestChain,
  { address, variant }: TestDrop,
  inputs: readonly ConditionInput[],
  { tokenId = 0n, reset = false }: { tokenId?: bigint; reset?: boolean } = {},
): Promise<void> {
  const conditions = inputs.map(withDefaults)
  await executeAll(chain, address, [
    variant === 'erc721'
      ? [erc721.setClaimConditions, [conditions, reset]]
      : [erc1155.setClaimConditions, [tokenId, conditions, reset]],
  ])
}

function withDefaults(input: ConditionInput): Omit<ClaimCondition, 'id' | 'phaseIndex'> {
  return {
    startTimestamp: 0n,
    maxClaimableSupply: maxUint256,
    supplyClaimed: 0n,
    quantityLimitPerWallet: maxUint256,
    merkleRoot: zeroHash,
    pricePerToken: 0n,
    currency: NATIVE_TOKEN,
    metadata: '',
    ...input,
  }
}

type Call = readonly [abi: Parameters<TestChain['execute']>[0]['abi'], args: readonly unknown[]]

async function executeAll(chain: TestChain, to: Address, calls: readonly Call[]): Promise<void> {
  for (const [abi, args] of calls) {
    const { status } = await chain.execute({ to, abi, args })
    if (status !== 'success') throw new Error(`${abi.name} failed`)
  }
}
