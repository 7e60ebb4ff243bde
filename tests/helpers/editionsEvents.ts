import { EDITIONS_PROGRAM_ID } from '@mintline/solana'
import { BN, EventParser } from '@mintline/solana/anchor'
import { PublicKey } from '@solana/web3.js'
import type { Chain, Outcome } from './chain.ts'

/** An event by the name and fields of its program's IDL. */
export interface DecodedEvent {
  name: string
  data: unknown
}

/** Events of the editions program: addresses as base58, integers above 32 bits as bigint. */
export function editionsEvents(chain: Chain, outcome: Outcome): DecodedEvent[] {
  const parser = new EventParser(EDITIONS_PROGRAM_ID, chain.editions.coder)
  return [...parser.parseLogs(outcome.logs)].map(({ name, data }) => ({ name, data: plain(data) }))
}

/** Values that compare by what they are. */
function plain(value: unknown): unknown {
  if (value instanceof PublicKey) return value.toBase58()
  if (BN.isBN(value)) return BigInt(value.toString())
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, plain(field)]))
}
