import { encodeBase58 } from '../../wire/base58.ts'
import { ByteReader } from '../../wire/byteReader.ts'
import type { ParsedData } from './parsedData.ts'

const HEADER = 56
const LOOKUP_TABLE = 1

export function parseLookupTable(data: Uint8Array): ParsedData | undefined {
  const reader = new ByteReader(data)
  const space = data.length
  const program = 'address-lookup-table'
  if (reader.u32() !== LOOKUP_TABLE) return { program, parsed: { type: 'uninitialized' }, space }
  const deactivationSlot = reader.u64().toString()
  const lastExtendedSlot = reader.u64().toString()
  const lastExtendedSlotStartIndex = reader.u8()
  const authority = reader.u8() === 1 ? encodeBase58(reader.take(32)) : undefined
  const addresses: string[] = []
  for (reader.offset = HEADER; reader.remaining >= 32; ) {
    addresses.push(encodeBase58(reader.take(32)))
  }
  const info = {
    deactivationSlot,
    lastExtendedSlot,
    lastExtendedSlotStartIndex,
    authority,
    addresses,
  }
  return { program, parsed: { type: 'lookupTable', info }, space }
}
