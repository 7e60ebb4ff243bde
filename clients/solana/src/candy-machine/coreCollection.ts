import {
  getArrayDecoder,
  getStructDecoder,
  getU8Decoder,
  getU16Decoder,
  getU32Decoder,
  getU64Decoder,
} from '@solana/kit'
import type { StoredAccount } from '../rpc/readConnection.ts'
import { address, text } from './decoders.ts'
import { invalid, readWhole } from './invalid.ts'
import { type CandyRoyalties, NO_ROYALTIES } from './machine.ts'

/** A collection of Core assets. */
interface CoreCollection {
  readonly name: string
  readonly uri: string
  readonly royalties: CandyRoyalties
}

/** The first byte of the program's records. */
const KINDS = { pluginHeader: 3, pluginRegistry: 4, collection: 5 } as const
/** The number of the plugin with royalties. */
const ROYALTIES = 0
/** The kind of authority that an address follows. */
const ADDRESS_AUTHORITY = 3

const u8 = getU8Decoder()
const u32 = getU32Decoder()
const u64 = getU64Decoder()

const COLLECTION = getStructDecoder([
  ['kind', u8],
  ['updateAuthority', address],
  ['name', text],
  ['uri', text],
  ['minted', u32],
  ['size', u32],
])

const PLUGIN_HEADER = getStructDecoder([
  ['kind', u8],
  ['registryOffset', u64],
])

const ROYALTIES_PLUGIN = getStructDecoder([
  ['plugin', u8],
  ['royaltyBasisPoints', getU16Decoder()],
  [
    'creators',
    getArrayDecoder(
      getStructDecoder([
        ['address', address],
        ['share', u8],
      ]),
    ),
  ],
])

/**
 * Decodes a collection with its royalties, if it has that plugin.
 *
 * @throws CANDY_MACHINE_INVALID
 */
export function decodeCoreCollection({ address: collection, data }: StoredAccount): CoreCollection {
  return readWhole(collection, () => {
    const [{ kind, name, uri }, end] = COLLECTION.read(data, 0)
    if (kind !== KINDS.collection) throw invalid(collection, 'it is no collection')
    const pluginAt = end < data.length ? findRoyalties(data, end) : undefined
    if (pluginAt === undefined) return { name, uri, royalties: NO_ROYALTIES }
    const { royaltyBasisPoints, creators } = ROYALTIES_PLUGIN.decode(data, pluginAt)
    return { name, uri, royalties: { royaltyBasisPoints, creators } }
  })
}

/** Returns where the royalties are; undefined = the collection has none. */
function findRoyalties(data: Uint8Array, headerAt: number): number | undefined {
  const { kind, registryOffset } = PLUGIN_HEADER.decode(data, headerAt)
  const [registryKind, countAt] = u8.read(data, Number(registryOffset))
  if (kind !== KINDS.pluginHeader || registryKind !== KINDS.pluginRegistry) return undefined
  let [left, at] = u32.read(data, countAt)
  for (; left > 0; left -= 1) {
    const [plugin, authorityAt] = u8.read(data, at)
    const [authority, afterKind] = u8.read(data, authorityAt)
    const [offset, end] = u64.read(data, afterKind + (authority === ADDRESS_AUTHORITY ? 32 : 0))
    if (plugin === ROYALTIES) return Number(offset)
    at = end
  }
  return undefined
}
