import type { SolanaAddress } from '@mintline/core/identifiers'
import {
  containsBytes,
  fixDecoderSize,
  getArrayDecoder,
  getBooleanDecoder,
  getBytesDecoder,
  getNullableDecoder,
  getStructDecoder,
  getU8Decoder,
  getU16Decoder,
  getU32Decoder,
  getU64Decoder,
} from '@solana/kit'
import type { CollectionInfo } from '../reads/collectionInfo.ts'
import type { StoredAccount } from '../rpc/readConnection.ts'
import { address, text } from './decoders.ts'
import { invalid, readWhole } from './invalid.ts'

/** Royalties of a machine's items. */
export type CandyRoyalties = CollectionInfo['royalties']
export const NO_ROYALTIES: CandyRoyalties = { royaltyBasisPoints: 0, creators: [] }

/** A machine's settings. */
export interface MachineRecord {
  readonly address: SolanaAddress
  readonly authority: SolanaAddress
  /** Its candy guard, or the only wallet that may mint. */
  readonly mintAuthority: SolanaAddress
  /** The collection that its items join. */
  readonly collection: SolanaAddress
  readonly minted: bigint
  readonly maxItems: bigint
  /** Undefined for a Core machine, whose collection has them. */
  readonly royalties: CandyRoyalties | undefined
  /** Names and URIs; undefined = none yet. */
  readonly items: HiddenItems | ItemLines | undefined
}

/** Items whose name and URI follow from their number. */
export interface HiddenItems {
  readonly name: string
  readonly uri: string
}

/** Items whose name and URI end with a text of their own. */
export interface ItemLines {
  readonly prefixName: string
  /** Bytes of a line's name; 0 = the prefix is the whole name. */
  readonly nameLength: number
  readonly prefixUri: string
  readonly uriLength: number
  /** Bytes before the lines' count in the account's data. */
  readonly offset: number
}

/** Enough bytes for the settings of any machine. */
export const SETTINGS_SIZE = 1_024

/** `account:CandyMachine` in Anchor. */
const DISCRIMINATOR = Uint8Array.of(51, 173, 177, 113, 25, 241, 109, 189)

const [MAX_NAME, MAX_URI, MAX_SYMBOL, MAX_CREATORS] = [32, 200, 10, 5]
const CREATOR_SIZE = 32 + 1 + 1
/** Version, token standard and features. */
const VERSION_SIZE = 8
/** What lines follow in a Core machine: all settings with room for the longest texts. */
const CORE_SIZE =
  DISCRIMINATOR.length +
  (3 * 32 + 2 * 8) +
  (8 + 1) +
  (1 + (4 + MAX_NAME + 4) + (4 + MAX_URI + 4) + 1) +
  (1 + (4 + MAX_NAME) + (4 + MAX_URI) + 32)
/** The same for the other program, whose machines have symbol, royalties and creators too. */
const CLASSIC_SIZE =
  CORE_SIZE + VERSION_SIZE + (4 + MAX_SYMBOL) + 2 + (4 + MAX_CREATORS * CREATOR_SIZE)

const u32 = getU32Decoder()
const u64 = getU64Decoder()

const HEAD = getStructDecoder([
  ['authority', address],
  ['mintAuthority', address],
  ['collection', address],
  ['minted', u64],
  ['maxItems', u64],
])

const EDITIONS = getStructDecoder([
  ['maxEditions', u64],
  ['isMutable', getBooleanDecoder()],
])

const ITEMS = getStructDecoder([
  [
    'lines',
    getNullableDecoder(
      getStructDecoder([
        ['prefixName', text],
        ['nameLength', u32],
        ['prefixUri', text],
        ['uriLength', u32],
        ['isSequential', getBooleanDecoder()],
      ]),
    ),
  ],
  [
    'hidden',
    getNullableDecoder(
      getStructDecoder([
        ['name', text],
        ['uri', text],
        ['hash', fixDecoderSize(getBytesDecoder(), 32)],
      ]),
    ),
  ],
])

const CREATORS = getArrayDecoder(
  getStructDecoder([
    ['address', address],
    ['isVerified', getBooleanDecoder()],
    ['share', getU8Decoder()],
  ]),
)

const CORE = getStructDecoder([
  ['head', HEAD],
  ['editions', EDITIONS],
  ['items', ITEMS],
])

const CLASSIC = getStructDecoder([
  ['version', fixDecoderSize(getBytesDecoder(), VERSION_SIZE)],
  ['head', HEAD],
  ['symbol', text],
  ['royaltyBasisPoints', getU16Decoder()],
  ['editions', EDITIONS],
  ['creators', CREATORS],
  ['items', ITEMS],
])

/**
 * Decodes a machine's settings.
 *
 * @param isCore True for the Core program.
 * @throws CANDY_MACHINE_INVALID
 */
export function decodeMachine(account: StoredAccount, isCore: boolean): MachineRecord {
  const { data } = account
  if (!containsBytes(data, DISCRIMINATOR, 0)) {
    throw invalid(account.address, 'its account holds something else')
  }
  const size = isCore ? CORE_SIZE : CLASSIC_SIZE
  if (data.length < size) throw invalid(account.address, 'its data end early')
  const { head, items, royalties } = readWhole(account.address, () =>
    isCore
      ? { ...CORE.decode(data, DISCRIMINATOR.length), royalties: undefined }
      : classicSettings(data),
  )
  const { lines, hidden } = items
  return {
    address: account.address,
    ...head,
    royalties,
    items: hidden ?? (lines ? { ...lines, offset: size } : undefined),
  }
}

function classicSettings(data: Uint8Array) {
  const settings = CLASSIC.decode(data, DISCRIMINATOR.length)
  const { royaltyBasisPoints, creators } = settings
  return {
    ...settings,
    royalties: {
      royaltyBasisPoints,
      creators: creators.map(({ address: wallet, share }) => ({ address: wallet, share })),
    },
  }
}
