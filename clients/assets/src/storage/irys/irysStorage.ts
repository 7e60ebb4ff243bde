import { inParallel } from '@mintline/core/async'
import { AssetsError } from '../../errors/assetsError.ts'
import { askStorage, notAvailable } from '../askStorage.ts'
import { assertPartSize } from '../assertPartSize.ts'
import type {
  AssetStorage,
  FileToStore,
  FolderPlan,
  StoragePart,
  StoragePlan,
} from '../assetStorage.ts'
import { folderAddress } from '../folderAddress.ts'
import type { StorageAccount } from '../storageAccount.ts'
import { storageFailure } from '../storageFailure.ts'
import { IRYS_NETWORKS, type IrysNetwork, type IrysNetworkName } from './irysNetworks.ts'
import { type IrysNode, irysNode } from './irysNode.ts'
import type { IrysUploader, ItemTag } from './irysUploader.ts'
import {
  assertSteadySignatures,
  type SignedItem,
  sameId,
  signContent,
  signFile,
} from './signedItems.ts'

/** A gateway, with names for errors. */
interface GatewayInput {
  /** The storage, for people. */
  readonly place: string
  readonly fetch: typeof fetch
}

const ABSENT: ReadonlySet<number> = new Set([404, 410])

/** An uploader, and where its uploads are read. */
export interface IrysStorageInput {
  /** From `createIrysUploader(umi)` in `@metaplex-foundation/umi-uploader-irys`; umi's payer must be a keypair. */
  readonly uploader: IrysUploader
  /** Network that the uploader's node stores to. Default: `irys`. */
  readonly network?: IrysNetworkName | undefined
  /** Read address. Default: the network's public gateway. */
  readonly gateway?: string | undefined
  /** Default: the platform's own. */
  readonly fetch?: typeof fetch | undefined
}

/** A storage paid from a balance. */
export interface PaidStorage extends AssetStorage {
  readonly account: StorageAccount
}

/** Items signed or sent concurrently. */
const CONCURRENCY = 4
/** Maximum item size in bytes that a node takes. */
const MAX_BYTES = 50_000_000

/** Content to store, signed once for its address and again when it is sent. */
interface Signable {
  /** Name in errors. */
  readonly name: string
  sign(): Promise<SignedItem>
  /** Returns the address that the gateway is asked for. */
  addressOf(id: string): string
}

/**
 * Creates a storage on Irys, or on Arweave through a bundler that answers like Irys nodes. Each file is an item whose
 * id is the hash of its signature. Solana keypairs sign deterministically, so all addresses are known before anything
 * is sent, and a second upload by the same wallet sends nothing. Documents are behind a path manifest.
 *
 * Use a keypair: a browser wallet would ask twice for every file.
 *
 * @throws STORAGE_NOT_AVAILABLE; SIGNATURES_DIFFER for a wallet whose signatures are not deterministic
 */
export async function irysStorage(input: IrysStorageInput): Promise<PaidStorage> {
  const { uploader, network = 'irys', fetch = globalThis.fetch } = input
  const words = IRYS_NETWORKS[network]
  const client = await uploader.irys().catch((cause: unknown) => {
    throw notAvailable(words.name, 'its node does not answer', { cause })
  })
  await assertSteadySignatures(client)
  const gateway = folderAddress(input.gateway ?? words.gateway)
  const place = `${words.name} at ${client.url.host} for ${client.address}`
  const node = irysNode({ client, place, fetch })

  const partOf = async ({ name, sign, addressOf }: Signable): Promise<StoragePart> => {
    const { id, raw } = await sign()
    const text = words.formatId(id)
    const bytes = raw.length
    assertPartSize({ place, name, bytes }, MAX_BYTES)
    return {
      id: text,
      bytes,
      isThere: (signal) => isReadable({ place, fetch }, addressOf(text), signal),
      send: async (signal) => {
        // Signed again, since all items together may not fit into memory.
        const item = await sign()
        if (!sameId(item.id, id)) {
          throw new AssetsError('SIGNATURES_DIFFER', { wallet: client.address })
        }
        const actual = await node.post(name, item.raw, signal)
        if (actual === undefined || actual === text) return
        throw new AssetsError('STORED_OTHERWISE', { place, name, expected: text, actual })
      },
    }
  }

  /** Plans parts in file order. */
  const partsOf = (files: readonly FileToStore[]) =>
    inParallel(
      files,
      (file) => {
        const addressOf = (id: string) => `${gateway}${id}`
        return partOf({ name: file.name, sign: () => signFile(client, file), addressOf })
      },
      { concurrency: CONCURRENCY },
    )

  const planMedia = async (files: readonly FileToStore[]): Promise<StoragePlan> => {
    const parts = await partsOf(files)
    const ids = idsByName(files, parts)
    return {
      parts: withoutTwins(parts),
      addressOf: (name) => `${gateway}${ids.get(name) ?? encodeURIComponent(name)}`,
    }
  }

  const planDocuments = async (files: readonly FileToStore[]): Promise<FolderPlan> => {
    const parts = await partsOf(files)
    const entries = [...idsByName(files, parts)].map(([name, id]) => ({ name, id }))
    const manifest = new TextEncoder().encode(pathManifest(words, entries))
    const tags: readonly ItemTag[] = [
      { name: 'Type', value: 'manifest' },
      { name: 'Content-Type', value: words.manifestType },
    ]
    const first = encodeURIComponent(entries[0]?.name ?? '')
    const last = await partOf({
      name: 'the path manifest',
      sign: () => signContent(client, manifest, tags),
      // Gateways have nothing at a manifest's own address.
      addressOf: (id) => `${gateway}${id}/${first}`,
    })
    const baseUri = `${gateway}${last.id}/`
    return {
      parts: withoutTwins(parts),
      last,
      baseUri,
      addressOf: (name) => `${baseUri}${encodeURIComponent(name)}`,
    }
  }

  return {
    place,
    concurrency: CONCURRENCY,
    account: irysAccount(node),
    planMedia,
    planDocuments,
  }
}

/** Maps file names to their parts' ids. */
function idsByName(
  files: readonly FileToStore[],
  parts: readonly StoragePart[],
): ReadonlyMap<string, string> {
  return new Map(files.map(({ name }, index) => [name, parts[index]?.id ?? '']))
}

/** Deduplicates parts by content. */
function withoutTwins(parts: readonly StoragePart[]): readonly StoragePart[] {
  return [...new Map(parts.map((part) => [part.id, part])).values()]
}

/** A file in a folder, with its id as text. */
interface ManifestEntry {
  readonly name: string
  readonly id: string
}

/** Formats a path manifest, by which gateways find files by name. The same files always give the same text. */
function pathManifest(
  { manifest }: Pick<IrysNetwork, 'manifest'>,
  entries: readonly ManifestEntry[],
): string {
  const sorted = entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))
  const paths = Object.fromEntries(sorted.map(({ name, id }) => [name, { id }]))
  return JSON.stringify({ manifest, version: '0.1.0', paths })
}

/** Returns true if a gateway has content at an address. @throws STORAGE_NOT_AVAILABLE, STORAGE_REFUSED */
async function isReadable(
  { place, fetch }: GatewayInput,
  address: string,
  signal: AbortSignal,
): Promise<boolean> {
  const request = (either: AbortSignal) => fetch(address, { method: 'HEAD', signal: either })
  const response = await askStorage(place, request, signal)
  if (response.ok) return true
  if (ABSENT.has(response.status)) return false
  throw storageFailure({ place, name: `the question for ${address}`, reason: undefined, response })
}

/** Concurrent price requests. */
const PRICE_REQUESTS = 8
/** Sizes are rounded up to this many bytes, so that documents of many sizes need few requests. */
const STEP = 1_024
/**
 * Safety margin on a price that the balance does not cover, since prices follow the coin's rate: a tenth (1/MARGIN).
 */
const MARGIN = 10n

/** Creates a wallet's account at an Irys node. */
function irysAccount(node: IrysNode): StorageAccount {
  const endless = () => new AbortController().signal
  return {
    quote: async (sizes, signal = endless()) => {
      const counts = new Map<number, bigint>()
      for (const bytes of sizes) {
        const size = Math.ceil(bytes / STEP) * STEP
        counts.set(size, (counts.get(size) ?? 0n) + 1n)
      }
      const prices = await inParallel(
        [...counts],
        async ([size, count], either) => count * (await node.price(size, either)),
        { concurrency: PRICE_REQUESTS, signal },
      )
      const price = prices.reduce((sum, one) => sum + one, 0n)
      const balance = await node.balance(signal)
      const wanted = price + (price + MARGIN - 1n) / MARGIN
      return { price, balance, missing: balance >= price ? 0n : wanted - balance }
    },
    payee: (signal = endless()) => node.payee(signal),
    credit: (payment, signal = endless()) => node.credit(payment, signal),
  }
}
