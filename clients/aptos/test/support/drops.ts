import type { UserTransactionResponse } from '@aptos-labs/ts-sdk'
import { aptosAddress } from '@mintline/core/identifiers'
import type { AptosDrop } from '../../src/mint/mintRequest.ts'
import { START, type TestNetwork } from './network.ts'

/** Metadata document of an item, with its number in the name. */
const ITEM_URI = 'data:application/json,{"name":"No. {}","image":"https://example.com/item.png"}'

/** A phase of a test drop. */
export interface PhaseInput {
  /** Unix seconds. Default: the start of the network. */
  readonly start?: bigint
  /** Octas. Default: 0. */
  readonly price?: bigint
  readonly maxPerWallet?: bigint
  readonly maxPerTransaction?: bigint
  /** Caps of listed wallets by address. Default: the phase is public. */
  readonly listed?: Readonly<Record<string, bigint>>
  /** Root of a merkle list of 32 bytes, as 0x and hex: the phase is private. Default: none. */
  readonly merkleRoot?: string
  /** True if listed wallets have caps of their own in a public phase. Default: false. */
  readonly isOpenToAll?: boolean
}

/** A drop of a test. */
export interface DropInput {
  /** Default: 2. */
  readonly version?: 1 | 2
  /** Default: one that is public and free. */
  readonly phases?: readonly PhaseInput[]
  /** 0 = open edition. Default: 10. */
  readonly totalSupply?: bigint
  /** Basis points. Default: 300. */
  readonly platformFee?: bigint
  /** Default: 0 = never. */
  readonly endTime?: bigint
  /** Default: a number of its own. */
  readonly name?: string
  /** Address of its metadata document. */
  readonly uri?: string
  /** Address of the documents of its items, with their number for `{}`. Default: documents in the address. */
  readonly itemUri?: string
}

let drops = 0

/** Creates a drop, and names it with the drop machine of its version. */
export async function openDrop(network: TestNetwork, input: DropInput): Promise<AptosDrop> {
  const contract = await createDrop(network, input)
  const versions = { [contract]: input.version ?? 2 }
  return { contract, machines: { ...network.machines, versions } }
}

/** Creates a drop and returns the address of its collection. */
export async function createDrop(network: TestNetwork, input: DropInput = {}): Promise<string> {
  const { version = 2, phases = [{}], totalSupply = 10n, platformFee = 300n, endTime = 0n } = input
  drops += 1
  const {
    name = `Drop ${drops}`,
    uri = 'https://example.com/drop.json',
    itemUri = ITEM_URI,
  } = input
  const isOpenEdition = totalSupply === 0n
  const shared = [
    name,
    'A drop of a test',
    uri,
    'No. {}',
    itemUri,
    network.owner.accountAddress,
    100,
    5,
    0,
    0,
    totalSupply,
    0,
    `seed ${drops}`,
    isOpenEdition,
    endTime,
  ]
  const args = version === 1 ? shared : [...shared, platformFee, 0, 0]
  const created = await network.execute(
    network.owner,
    `drop_machine_v${version}::create_collection`,
    args,
  )
  const collection = createdIn(created)
  for (const [index, phase] of phases.entries())
    await addPhase(network, collection, phase, index + 1)
  return collection
}

function createdIn({ events }: UserTransactionResponse): string {
  const created = events.find(({ type }) => type.endsWith('::events::CollectionCreated'))
  if (!created) throw new Error('No collection was created')
  return aptosAddress(created.data.collection)
}

async function addPhase(
  network: TestNetwork,
  collection: string,
  phase: PhaseInput,
  phaseId: number,
): Promise<void> {
  const { start = START, price = 0n, maxPerWallet = 0n, maxPerTransaction = 0n, listed } = phase
  const { merkleRoot = '0x' } = phase
  const isPrivate = merkleRoot !== '0x' || (listed !== undefined && !phase.isOpenToAll)
  await administer(network, 'add_phase', [
    collection,
    start,
    price,
    maxPerWallet,
    maxPerTransaction,
    isPrivate,
    Buffer.from(merkleRoot.slice(2), 'hex'),
  ])
  if (listed === undefined) return
  await administer(network, 'upsert_allowlist', [
    collection,
    phaseId,
    Object.keys(listed),
    Object.values(listed),
  ])
}

/** Sends a call of the owner to `administration`. */
export async function administer(
  network: TestNetwork,
  name: string,
  args: Parameters<TestNetwork['execute']>[2],
): Promise<void> {
  await network.execute(network.owner, `administration::${name}`, args)
}
