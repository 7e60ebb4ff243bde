import { encodeBase58 } from '../wire/base58.ts'
import { ByteReader } from '../wire/byteReader.ts'
import { toUtf8 } from '../wire/bytes.ts'
import { TOKEN_STATES } from './layout.ts'

export interface ParsedExtension {
  extension: string
  state?: unknown
}

type ReadState = ((reader: ByteReader) => unknown) | undefined

/** Token-2022's extensions by type number; those without a reader have no state. */
const EXTENSIONS = new Map<number, readonly [name: string, read?: ReadState]>([
  [1, ['transferFeeConfig', readTransferFeeConfig]],
  [2, ['transferFeeAmount', (r) => ({ withheldAmount: r.u64() })]],
  [3, ['mintCloseAuthority', (r) => ({ closeAuthority: key(r) })]],
  [6, ['defaultAccountState', (r) => ({ accountState: TOKEN_STATES[r.u8()] })]],
  [7, ['immutableOwner']],
  [8, ['memoTransfer', (r) => ({ requireIncomingTransferMemos: flag(r) })]],
  [9, ['nonTransferable']],
  [10, ['interestBearingConfig', readInterest]],
  [11, ['cpiGuard', (r) => ({ lockCpi: flag(r) })]],
  [12, ['permanentDelegate', (r) => ({ delegate: key(r) })]],
  [13, ['nonTransferableAccount']],
  [14, ['transferHook', (r) => ({ authority: key(r), programId: key(r) })]],
  [15, ['transferHookAccount', (r) => ({ transferring: flag(r) })]],
  [18, ['metadataPointer', (r) => ({ authority: key(r), metadataAddress: key(r) })]],
  [19, ['tokenMetadata', readMetadata]],
  [20, ['groupPointer', (r) => ({ authority: key(r), groupAddress: key(r) })]],
  [21, ['tokenGroup', readGroup]],
  [22, ['groupMemberPointer', (r) => ({ authority: key(r), memberAddress: key(r) })]],
  [23, ['tokenGroupMember', (r) => ({ mint: key(r), group: key(r), memberNumber: r.u64() })]],
  [26, ['pausableConfig', (r) => ({ authority: key(r), paused: flag(r) })]],
  [27, ['pausableAccount']],
])

/** Reads type, length and value until the zero padding. Unknown types are unparseable, as on a node. */
export function parseExtensions(bytes: Uint8Array): ParsedExtension[] {
  const reader = new ByteReader(bytes)
  const found: ParsedExtension[] = []
  while (reader.remaining >= 4) {
    const type = reader.u16()
    const length = reader.u16()
    if (type === 0 || length > reader.remaining) break
    found.push(parseOne(type, reader.take(length)))
  }
  return found
}

function parseOne(type: number, value: Uint8Array): ParsedExtension {
  const known = EXTENSIONS.get(type)
  if (known === undefined) return { extension: 'unparseableExtension' }
  const [extension, read] = known
  try {
    return read ? { extension, state: read(new ByteReader(value)) } : { extension }
  } catch {
    return { extension: 'unparseableExtension' }
  }
}

function readTransferFeeConfig(reader: ByteReader) {
  return {
    transferFeeConfigAuthority: key(reader),
    withdrawWithheldAuthority: key(reader),
    withheldAmount: reader.u64(),
    olderTransferFee: readTransferFee(reader),
    newerTransferFee: readTransferFee(reader),
  }
}

function readTransferFee(reader: ByteReader) {
  return {
    epoch: reader.u64(),
    maximumFee: reader.u64(),
    transferFeeBasisPoints: reader.u16(),
  }
}

function readInterest(reader: ByteReader) {
  return {
    rateAuthority: key(reader),
    initializationTimestamp: reader.i64(),
    preUpdateAverageRate: reader.i16(),
    lastUpdateTimestamp: reader.i64(),
    currentRate: reader.i16(),
  }
}

function readMetadata(reader: ByteReader) {
  return {
    updateAuthority: key(reader),
    mint: key(reader),
    name: text(reader),
    symbol: text(reader),
    uri: text(reader),
    additionalMetadata: Array.from({ length: reader.u32() }, () => [text(reader), text(reader)]),
  }
}

function readGroup(reader: ByteReader) {
  return {
    updateAuthority: key(reader),
    mint: key(reader),
    size: reader.u64(),
    maxSize: reader.u64(),
  }
}

/** Zeros mean no address. */
function key(reader: ByteReader): string | null {
  const bytes = reader.take(32)
  return bytes.some((byte) => byte !== 0) ? encodeBase58(bytes) : null
}

function flag(reader: ByteReader): boolean {
  return reader.u8() === 1
}

function text(reader: ByteReader): string {
  return toUtf8(reader.take(reader.u32()))
}
