import { createHash } from 'node:crypto'
import * as classic from '@metaplex-foundation/mpl-candy-machine'
import {
  deserializeCollectionV1,
  getPluginSerializer,
  type PluginArgs,
} from '@metaplex-foundation/mpl-core'
import * as core from '@metaplex-foundation/mpl-core-candy-machine'
import { lamports, percentAmount, publicKey } from '@metaplex-foundation/umi'
import { publicKey as address, string, u32 } from '@metaplex-foundation/umi/serializers'
import { createUmi } from '@metaplex-foundation/umi-bundle-defaults'
import type { NewAccount } from '@mintline/localnet'
import { PublicKey } from '@solana/web3.js'
import { CORE_PROGRAM, METADATA_PROGRAM } from '../../src/addresses.ts'
import { deriveTokenMetadata } from '../../src/pda/derivedAddresses.ts'

/** Metaplex' own serializers write these accounts. */
const umi = createUmi('http://127.0.0.1:1')
  .use(classic.mplCandyMachine())
  .use(core.mplCandyMachine())

const PROGRAMS = {
  classic: {
    machine: 'CndyV3LdqHUfDLmE5naZjVN8rBZz4tqhdefbAnjHG3JR',
    guard: 'Guard1JwRhJkVH6XZhzoYxeBVQe872VH6QggF4BWmS9g',
  },
  core: {
    machine: 'CMACYFENjoBMHzapRXyo1JZkVS6EtaDDzkjMrmQLvr4J',
    guard: 'CMAGAKJ67e9hRZgfC5SFTbZH8MgEmtqazKXjmkaJjWTJ',
  },
}
/** `account:CandyGuard` in Anchor: the library writes another discriminator than the program does. */
const GUARD_DISCRIMINATOR = createHash('sha256')
  .update('account:CandyGuard')
  .digest()
  .subarray(0, 8)
const LAMPORTS = 100_000_000_000n

/** Guards as in Metaplex' SDK. */
export type GuardArgs = Partial<core.DefaultGuardSetArgs>

/** A machine's texts, line by line. */
export interface FixtureLines {
  readonly prefixName: string
  readonly nameLength: number
  readonly prefixUri: string
  readonly uriLength: number
  /** Undefined = not loaded. */
  readonly items: readonly ({ readonly name: string; readonly uri: string } | undefined)[]
}

/** A machine that a creator would have made. */
export interface MachineFixture {
  readonly kind: 'classic' | 'core'
  /** Undefined = no candy guard, so that the authority mints. */
  readonly guards?: GuardArgs
  readonly groups?: readonly { readonly label: string; readonly guards: GuardArgs }[]
  readonly maxItems?: number
  readonly minted?: number
  readonly hidden?: { readonly name: string; readonly uri: string }
  readonly lines?: FixtureLines
  readonly royaltyBasisPoints?: number
  /** Default: `Candy Club`. */
  readonly collectionName?: string
  readonly creators?: readonly { readonly address: string; readonly share: number }[]
}

/** A machine's accounts, as a node returns them. */
export interface FixtureAccounts {
  readonly machine: NewAccount & { readonly data: Uint8Array }
  readonly guard: NewAccount & { readonly data: Uint8Array }
  readonly collection: NewAccount & { readonly data: Uint8Array }
  readonly authority: string
}

/** Derives an address from a name. */
export function named(name: string): string {
  return new PublicKey(createHash('sha256').update(`candy ${name}`).digest()).toBase58()
}

/** Makes a machine's accounts. */
export function candyMachine(name: string, fixture: MachineFixture): FixtureAccounts {
  const authority = named(`${name} authority`)
  const collection = named(`${name} collection`)
  const guard = account(named(`${name} guard`), PROGRAMS[fixture.kind].guard, guardData(fixture))
  const mintAuthority = fixture.guards ? guard.address : authority
  const keys = {
    authority: publicKey(authority),
    mintAuthority: publicKey(mintAuthority),
    collectionMint: publicKey(collection),
  }
  const machine = account(
    named(name),
    PROGRAMS[fixture.kind].machine,
    withLines(
      fixture,
      fixture.kind === 'core' ? coreData(keys, fixture) : classicData(keys, fixture),
    ),
  )
  return {
    machine,
    guard,
    authority,
    collection:
      fixture.kind === 'core'
        ? account(collection, CORE_PROGRAM, coreCollection(fixture))
        : account(
            deriveTokenMetadata(collection as never),
            METADATA_PROGRAM,
            tokenMetadata(collection),
          ),
  }
}

/** Lists a machine's accounts for a network. */
export function accountsOf({ machine, guard, collection }: FixtureAccounts): NewAccount[] {
  return [machine, guard, collection]
}

/** Reads a machine with Metaplex' SDK. */
export function readByLibrary(
  kind: MachineFixture['kind'],
  machine: { readonly data: Uint8Array },
) {
  const [read] =
    kind === 'core'
      ? core.getCandyMachineAccountDataSerializer().deserialize(machine.data)
      : classic.getCandyMachineAccountDataSerializer().deserialize(machine.data)
  return read
}

/** Reads a Core collection's royalties with Metaplex' SDK. */
export function royaltiesByLibrary({ address, owner, data }: FixtureAccounts['collection']) {
  const { royalties } = deserializeCollectionV1({
    publicKey: publicKey(address),
    owner: publicKey(owner ?? ''),
    data,
    executable: false,
    lamports: lamports(LAMPORTS),
    exists: true,
  } as never)
  return royalties
}

function account(address: string, owner: string, data: Uint8Array) {
  return { address, owner, data, lamports: LAMPORTS }
}

interface Keys {
  readonly authority: ReturnType<typeof publicKey>
  readonly mintAuthority: ReturnType<typeof publicKey>
  readonly collectionMint: ReturnType<typeof publicKey>
}

function classicData(keys: Keys, fixture: MachineFixture): Uint8Array {
  const { royaltyBasisPoints = 500, creators = [] } = fixture
  return classic.getCandyMachineAccountDataSerializer().serialize({
    ...keys,
    version: classic.AccountVersion.V2,
    tokenStandard: 0,
    features: [0, 0, 0, 0, 0, 0],
    itemsRedeemed: fixture.minted ?? 0,
    data: {
      ...settingsOf(fixture),
      // The program fills symbols up.
      symbol: 'CANDY'.padEnd(10, '\0'),
      sellerFeeBasisPoints: percentAmount(royaltyBasisPoints / 100, 2),
      creators: creators.map((creator) => ({
        address: publicKey(creator.address),
        verified: true,
        percentageShare: creator.share,
      })),
    },
  })
}

function coreData(keys: Keys, fixture: MachineFixture): Uint8Array {
  return core.getCandyMachineAccountDataSerializer().serialize({
    ...keys,
    itemsRedeemed: fixture.minted ?? 0,
    data: settingsOf(fixture),
  })
}

function settingsOf({ hidden, lines, maxItems = lines?.items.length ?? 100 }: MachineFixture) {
  const { items: _, ...settings } = lines ?? { items: [] }
  return {
    itemsAvailable: maxItems,
    maxEditionSupply: 0,
    isMutable: true,
    configLineSettings: lines ? { ...(settings as FixtureLines), isSequential: false } : null,
    hiddenSettings: hidden ? { ...hidden, hash: new Uint8Array(32) } : null,
  }
}

/** Adds the section that follows the settings, in the program's format. */
function withLines({ kind, lines, maxItems }: MachineFixture, settings: Uint8Array): Uint8Array {
  const { CANDY_MACHINE_HIDDEN_SECTION: start, getCandyMachineSize } =
    kind === 'core' ? core : classic
  const count = lines?.items.length ?? maxItems ?? 100
  const sizes = lines ? { ...lines, isSequential: false } : null
  const data = Buffer.alloc(getCandyMachineSize(count, sizes))
  data.set(settings)
  if (!lines) return data
  const size = lines.nameLength + lines.uriLength
  data.writeUInt32LE(lines.items.filter(Boolean).length, start)
  for (const [index, item] of lines.items.entries()) {
    if (!item) continue
    const at = start + 4 + index * size
    data.write(item.name, at)
    data.write(item.uri, at + lines.nameLength)
    const bits = start + 4 + count * size + Math.floor(index / 8)
    data[bits] = (data[bits] ?? 0) | (1 << (7 - (index % 8)))
  }
  return data
}

function guardData({ kind, guards = {}, groups = [] }: MachineFixture): Uint8Array {
  const base = {
    base: publicKey(named('base')),
    bump: 255,
    authority: publicKey(named('guard authority')),
    guards: guards as never,
    groups: groups as never,
  }
  const data =
    kind === 'core'
      ? core.getCandyGuardAccountDataSerializer(umi as never).serialize(base)
      : classic.getCandyGuardAccountDataSerializer(umi as never).serialize(base)
  data.set(GUARD_DISCRIMINATOR)
  return data
}

const COLLECTION = { name: 'Candy Club', uri: 'https://candy.example/collection.json' }

function tokenMetadata(mint: string): Uint8Array {
  return Buffer.concat([
    Buffer.of(4),
    address().serialize(publicKey(named('update authority'))),
    address().serialize(publicKey(mint)),
    string().serialize(COLLECTION.name.padEnd(32, '\0')),
    string().serialize('CLUB'.padEnd(10, '\0')),
    string().serialize(COLLECTION.uri.padEnd(200, '\0')),
    Buffer.alloc(100),
  ])
}

/** A collection with two plugins, of which the second is its royalties. */
function coreCollection({
  royaltyBasisPoints,
  creators = [],
  collectionName = COLLECTION.name,
}: MachineFixture): Uint8Array {
  const collection = Buffer.concat([
    Buffer.of(5),
    address().serialize(publicKey(named('update authority'))),
    string().serialize(collectionName),
    string().serialize(COLLECTION.uri),
    u32().serialize(3),
    u32().serialize(3),
  ])
  if (royaltyBasisPoints === undefined) return collection
  const HEADER_SIZE = 1 + 8
  const content: PluginArgs[] = [
    { __kind: 'UpdateDelegate', fields: [{ additionalDelegates: [] }] },
    {
      __kind: 'Royalties',
      fields: [
        {
          basisPoints: royaltyBasisPoints,
          creators: creators.map((creator) => ({
            address: publicKey(creator.address),
            percentage: creator.share,
          })),
          ruleSet: { __kind: 'None' },
        },
      ],
    },
  ]
  const plugins = content.map((plugin) => getPluginSerializer().serialize(plugin))
  const offsets = [
    collection.length + HEADER_SIZE,
    collection.length + HEADER_SIZE + (plugins[0]?.length ?? 0),
  ] as const
  const registryOffset = offsets[1] + (plugins[1]?.length ?? 0)
  return Buffer.concat([
    collection,
    Buffer.of(3),
    u64(registryOffset),
    ...plugins,
    Buffer.of(4),
    u32().serialize(2),
    // An update delegate with an address as its authority, then royalties with the update authority.
    Buffer.of(4, 3),
    address().serialize(publicKey(named('delegate'))),
    u64(offsets[0]),
    Buffer.of(0, 2),
    u64(offsets[1]),
    u32().serialize(0),
  ])
}

function u64(value: number): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64LE(BigInt(value))
  return bytes
}
