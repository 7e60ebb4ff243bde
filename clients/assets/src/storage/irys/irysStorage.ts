import { inParallel } from '@mintline/core'
import { AssetsError } from '../../errors/assetsError.ts'
import { notAvailable } from '../askStorage.ts'
import { assertTakenAtOnce } from '../assertTakenAtOnce.ts'
import type {
  AssetStorage,
  FileToStore,
  FolderPlan,
  StoragePart,
  StoragePlan,
} from '../assetStorage.ts'
import { folderAddress } from '../folderAddress.ts'
import type { StorageAccount } from '../storageAccount.ts'
import { irysAccount } from './irysAccount.ts'
import { isReadable } from './irysGateway.ts'
import { IRYS_NETWORKS, type IrysNetworkName } from './irysNetworks.ts'
import { irysNode } from './irysNode.ts'
import type { IrysUploader, ItemTag } from './irysUploader.ts'
import { pathManifest } from './pathManifest.ts'
import {
  assertSteadySignatures,
  type SignedItem,
  sameId,
  signContent,
  signFile,
} from './signedItems.ts'

/** An uploader, and where what it stores is read. */
export interface IrysStorageInput {
  /** `createIrysUploader(umi)` of `@metaplex-foundation/umi-uploader-irys`, whose umi has a keypair as its payer. */
  readonly uploader: IrysUploader
  /** What the node of the uploader stores to. Default: `irys`. */
  readonly network?: IrysNetworkName | undefined
  /** Address under which it is read. Default: the public gateway of the network. */
  readonly gateway?: string | undefined
  /** Default: that of the platform. */
  readonly fetch?: typeof fetch | undefined
}

/** A storage that is paid from a balance. */
export interface PaidStorage extends AssetStorage {
  readonly account: StorageAccount
}

/** Items that are signed or sent at the same time. */
const CONCURRENCY = 4
/** Bytes of an item that a node takes at once. */
const MAX_BYTES = 50_000_000

/** Content to store, which is signed once for its address and anew when it is sent. */
interface Signable {
  /** Name in errors. */
  readonly name: string
  sign(): Promise<SignedItem>
  /** Address by which the gateway is asked for it. */
  addressOf(id: string): string
}

/**
 * A storage on Irys, or on Arweave at a bundler that answers as nodes of Irys do. A file is an item whose id is the hash
 * of its signature. Keypairs of Solana always sign the same content in the same way, so all addresses are known before
 * anything is sent, and a second upload by the same wallet sends nothing. Documents are behind a path manifest.
 *
 * Wallets of browsers, which ask for each signature, would ask twice for every file: use a keypair.
 *
 * @throws STORAGE_NOT_AVAILABLE; SIGNATURES_DIFFER for a wallet that signs in another way each time
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
    assertTakenAtOnce({ place, name, bytes }, MAX_BYTES)
    return {
      id: text,
      bytes,
      isThere: (signal) => isReadable({ place, fetch }, addressOf(text), signal),
      send: async (signal) => {
        // Signed anew, since all items together may not fit into memory.
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

  /** The parts of files, in their order. */
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
      // Gateways have nothing at the address of a manifest itself.
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

/** Ids of the parts of files, by the names of the files. */
function idsByName(
  files: readonly FileToStore[],
  parts: readonly StoragePart[],
): ReadonlyMap<string, string> {
  return new Map(files.map(({ name }, index) => [name, parts[index]?.id ?? '']))
}

/** Parts without those of the same content. */
function withoutTwins(parts: readonly StoragePart[]): readonly StoragePart[] {
  return [...new Map(parts.map((part) => [part.id, part])).values()]
}
