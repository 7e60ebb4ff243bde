import type { SolanaAddress } from '@mintline/core/identifiers'
import {
  containsBytes,
  type Decoder,
  fixDecoderSize,
  getBooleanDecoder,
  getBytesDecoder,
  getI64Decoder,
  getStructDecoder,
  getU8Decoder,
  getU16Decoder,
  getU32Decoder,
  getU64Decoder,
  getUtf8Decoder,
} from '@solana/kit'
import { CandyMachineError } from '../errors/candyMachineError.ts'
import type { StoredAccount } from '../rpc/readConnection.ts'
import { address } from './decoders.ts'
import { readWhole } from './invalid.ts'

const u8 = getU8Decoder()
const u16 = getU16Decoder()
const u32 = getU32Decoder()
const u64 = getU64Decoder()

const ofCollection = getStructDecoder([['requiredCollection', address]])
const payment = getStructDecoder([
  ['lamports', u64],
  ['destination', address],
])
const tokens = getStructDecoder([
  ['amount', u64],
  ['mint', address],
])
const tokenPayment = getStructDecoder([
  ['amount', u64],
  ['mint', address],
  ['destinationAta', address],
])
const date = getStructDecoder([['date', getI64Decoder()]])
const paidInItems = getStructDecoder([
  ['requiredCollection', address],
  ['destination', address],
])
const limitPerItem = getStructDecoder([
  ['id', u8],
  ['limit', u16],
  ['requiredCollection', address],
])

/** Room for five programs, used or not. */
const PROGRAM_GATE_SIZE = 4 + 5 * 32
/** Room for a pattern with 100 bytes. */
const VANITY_MINT_SIZE = 4 + 100

/**
 * Guards by the names in Metaplex' SDK, in the order of their bits: those of the Core program. The first
 * `CLASSIC_GUARDS` are the other program's too.
 */
const GUARDS = {
  botTax: getStructDecoder([
    ['lamports', u64],
    ['lastInstruction', getBooleanDecoder()],
  ]),
  solPayment: payment,
  tokenPayment,
  startDate: date,
  thirdPartySigner: getStructDecoder([['signerKey', address]]),
  tokenGate: tokens,
  gatekeeper: getStructDecoder([
    ['gatekeeperNetwork', address],
    ['expireOnUse', getBooleanDecoder()],
  ]),
  endDate: date,
  allowList: getStructDecoder([['merkleRoot', fixDecoderSize(getBytesDecoder(), 32)]]),
  mintLimit: getStructDecoder([
    ['id', u8],
    ['limit', u16],
  ]),
  nftPayment: paidInItems,
  redeemedAmount: getStructDecoder([['maximum', u64]]),
  addressGate: getStructDecoder([['address', address]]),
  nftGate: ofCollection,
  nftBurn: ofCollection,
  tokenBurn: tokens,
  freezeSolPayment: payment,
  freezeTokenPayment: tokenPayment,
  programGate: fixDecoderSize(getBytesDecoder(), PROGRAM_GATE_SIZE),
  allocation: getStructDecoder([
    ['id', u8],
    ['limit', u32],
  ]),
  token2022Payment: tokenPayment,
  solFixedFee: payment,
  nftMintLimit: limitPerItem,
  edition: getStructDecoder([['editionStartOffset', u32]]),
  assetPayment: paidInItems,
  assetBurn: ofCollection,
  assetMintLimit: limitPerItem,
  assetBurnMulti: getStructDecoder([
    ['requiredCollection', address],
    ['num', u8],
  ]),
  assetPaymentMulti: getStructDecoder([
    ['requiredCollection', address],
    ['destination', address],
    ['num', u8],
  ]),
  assetGate: ofCollection,
  vanityMint: fixDecoderSize(getBytesDecoder(), VANITY_MINT_SIZE),
}

const CLASSIC_GUARDS = 21

type Content<Layout> = Layout extends Decoder<infer Decoded> ? Decoded : never

/** A kind of guard, by its name in Metaplex' SDK. */
export type GuardName = keyof typeof GUARDS

/** A mint's guards; a guard that is missing does not apply. Amounts are in base units, times in Unix seconds. */
export type Guards = { readonly [Name in GuardName]?: Content<(typeof GUARDS)[Name]> }

/** A named group of guards, which apply with the default ones and in place of those of the same kind. */
export interface GuardGroup {
  /** Up to 6 bytes. */
  readonly label: string
  readonly guards: Guards
}

/** A candy machine's guards. */
export interface CandyGuard {
  readonly address: SolanaAddress
  /** For all mints; without groups, a mint's only guards. */
  readonly guards: Guards
  /** In the program's order: of two with one label, only the first can be minted from. */
  readonly groups: readonly GuardGroup[]
}

/** `account:CandyGuard` in Anchor. */
const DISCRIMINATOR = Uint8Array.of(44, 207, 199, 184, 112, 103, 34, 181)
/** Discriminator, base, bump and authority. */
const GUARDS_OFFSET = 8 + 32 + 1 + 32
const LABEL = fixDecoderSize(getUtf8Decoder(), 6)

/** True if an account of a guard program holds a machine's guards, rather than a counter or an escrow. */
export function isCandyGuard({ data }: StoredAccount): boolean {
  return containsBytes(data, DISCRIMINATOR, 0)
}

/**
 * Decodes a machine's guards.
 *
 * @param isCore True for the Core program, which has more kinds.
 * @throws CANDY_GUARD_UNKNOWN, since a guard's size depends on its kind.
 * @throws CANDY_MACHINE_INVALID if the data end early.
 */
export function decodeCandyGuard(account: StoredAccount, isCore: boolean): CandyGuard {
  const names = Object.keys(GUARDS).slice(0, isCore ? undefined : CLASSIC_GUARDS) as GuardName[]
  const { address: candyGuard, data } = account
  const readSet = (offset: number) => readGuards(candyGuard, { data, offset, names })
  return readWhole(candyGuard, () => {
    const [guards, countAt] = readSet(GUARDS_OFFSET)
    const groups: GuardGroup[] = []
    let [left, at] = u32.read(data, countAt)
    for (; left > 0; left -= 1) {
      const [label, guardsAt] = LABEL.read(data, at)
      const [ofGroup, end] = readSet(guardsAt)
      groups.push({ label, guards: ofGroup })
      at = end
    }
    return { address: candyGuard, guards, groups }
  })
}

/** Guards in an account's data. */
interface GuardsAt {
  readonly data: Uint8Array
  readonly offset: number
  /** The program's kinds, in the order of their bits. */
  readonly names: readonly GuardName[]
}

/** Reads a set of guards: a bit for each kind that it has, then their contents. */
function readGuards(
  candyGuard: string,
  { data, offset, names }: GuardsAt,
): [guards: Guards, end: number] {
  const [bits, start] = u64.read(data, offset)
  const unknown = bits >> BigInt(names.length)
  if (unknown !== 0n) {
    const guard = names.length + unknown.toString(2).length
    throw new CandyMachineError('CANDY_GUARD_UNKNOWN', { candyGuard, guard })
  }
  let at = start
  const guards: Partial<Record<GuardName, unknown>> = {}
  for (const [index, name] of names.entries()) {
    if (((bits >> BigInt(index)) & 1n) === 0n) continue
    ;[guards[name], at] = GUARDS[name].read(data, at)
  }
  return [guards as Guards, at]
}
