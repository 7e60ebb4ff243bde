import {
  AccountAddress,
  Bool,
  type EntryFunctionArgument,
  MoveString,
  U64,
} from '@aptos-labs/ts-sdk'
import {
  type DropReference,
  fetchBalance,
  fetchDropSettings,
  type Machines,
  planCreation,
  sendPlan,
} from '@mintline/aptos'
import { type AptosAddress, aptosAddress } from '@mintline/core/identifiers'
import { HOLDERS, type HolderName, type ReceiverName } from '../model/names.ts'
import type { Creation, Terms, Via } from '../model/steps.ts'
import { entryCall, sendCall } from './sendCall.ts'
import { fundWallets, type World } from './world.ts'

/** A drop on the network, with an address for each name. */
export interface Drop {
  readonly world: World
  readonly version: 1 | 2
  readonly contract: AptosAddress
  readonly reference: DropReference
  /** The drop in the other version's module. */
  readonly misdirected: DropReference
  readonly addresses: Readonly<Record<ReceiverName, AptosAddress>>
}

const ITEM_URI = 'data:application/json,{"name":"No. {}","image":"https://example.com/item.png"}'

let drops = 0

/**
 * Creates a drop with its first wallet.
 *
 * @param first Public phase that a bare call creates the drop with.
 */
export async function createDrop(
  world: World,
  creation: Creation,
  { via, first }: { readonly via: Via; readonly first: Terms | undefined },
): Promise<Drop> {
  await fundWallets(world)
  drops += 1
  const seed = `drop ${drops}`
  const contract =
    via === 'client' ? await plan(world, creation, seed) : await call(world, creation, seed, first)
  const { version } = creation
  const { machines } = world.network
  const versioned = (version: 1 | 2): Machines => ({
    ...machines,
    versions: { [contract]: version },
  })
  const reference = { contract, machines: versioned(version) }
  const { creator } = await fetchDropSettings(world.network.connection, reference)
  const walletOf = (name: keyof World['wallets']) => world.wallets[name].address
  return {
    world,
    version,
    contract,
    reference,
    misdirected: { contract, machines: versioned(version === 1 ? 2 : 1) },
    addresses: {
      creator: walletOf('creator'),
      alice: walletOf('alice'),
      bob: walletOf('bob'),
      carol: walletOf('carol'),
      platform: world.platform,
      vault: aptosAddress(`0x7a017${drops.toString(16)}`),
      till: aptosAddress(`0x7111${drops.toString(16)}`),
      reserved: aptosAddress('0xf'),
      collection: contract,
      machine: creator,
    },
  }
}

/** Fetches the octas at every address that can be paid. */
export async function balancesOf({ world, addresses }: Drop): Promise<Map<HolderName, bigint>> {
  const { connection } = world.network
  const read = async (name: HolderName) =>
    [name, await fetchBalance(connection, addresses[name])] as const
  return new Map(await Promise.all(HOLDERS.map(read)))
}

async function plan(world: World, creation: Creation, seed: string): Promise<AptosAddress> {
  const { connection, machines } = world.network
  const wallet = world.wallets.creator
  const { version, isOpenEdition, totalSupply, feeBp } = creation
  const planned = await planCreation(connection, {
    owner: wallet.address,
    machines,
    version,
    seed,
    collectionName: 'Drop',
    collectionDescription: '',
    collectionUri: '',
    itemBaseName: 'No. {}',
    itemBaseUri: ITEM_URI,
    royalties: {
      royaltyPayeeAddress: wallet.address,
      royaltyPointsDenominator: 100n,
      royaltyPointsNumerator: 5n,
    },
    isOpenEdition,
    totalSupply,
    ...(version === 2 && { platformFeeBp: Number(feeBp) }),
  })
  await sendPlan(connection, { plan: planned, wallet }, { pollingInterval: 1 })
  return aptosAddress(planned.collection)
}

async function call(
  world: World,
  { version, isOpenEdition, totalSupply, feeBp }: Creation,
  seed: string,
  first: Terms | undefined,
): Promise<AptosAddress> {
  const { now } = world.network
  const texts = ['Drop', '', '', 'No. {}', ITEM_URI].map((text) => new MoveString(text))
  const start = typeof first?.start === 'bigint' ? now() + first.start : 0n
  const args: EntryFunctionArgument[] = [
    ...texts,
    AccountAddress.from(world.wallets.creator.address),
    new U64(100n),
    new U64(5n),
    new U64(start),
    new U64(first?.price ?? 0n),
    new U64(isOpenEdition ? 0n : totalSupply),
    new U64(first?.maxPerWallet ?? 0n),
    new MoveString(seed),
    new Bool(isOpenEdition),
    new U64(0n),
  ]
  const ofVersion2 = [
    new U64(feeBp),
    new U64(first?.maxPerTransaction ?? 0n),
    new U64(isOpenEdition ? totalSupply : 0n),
  ]
  const payload = entryCall(
    world.network.publisher,
    `drop_machine_v${version}::create_collection`,
    [...args, ...(version === 2 ? ofVersion2 : [])],
  )
  const { refusal, events } = await sendCall(world, 'creator', payload)
  const created = events.find(({ type }) => type.endsWith('::events::CollectionCreated'))
  if (!created) throw new Error(`The drop was not created: ${refusal}`)
  return aptosAddress((created.data as { collection: string }).collection)
}
