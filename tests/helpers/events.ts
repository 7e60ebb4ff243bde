import { EDITIONS_CONTROLS_PROGRAM_ID } from '@mintline/solana'
import { BN, EventParser } from '@mintline/solana/anchor'
import { PublicKey } from '@solana/web3.js'
import type { Chain, Outcome } from './chain.ts'

/** Events of the controls program in an outcome, decoded by its IDL, in their order. */
export function controlsEvents(chain: Chain, outcome: Outcome): { name: string; data: unknown }[] {
  const parser = new EventParser(EDITIONS_CONTROLS_PROGRAM_ID, chain.controls.coder)
  return [...parser.parseLogs(outcome.logs)].map(({ name, data }) => ({ name, data: plain(data) }))
}

/** A decoded record that compares by value: addresses as base58 text, amounts as bigint. */
export function plain(value: unknown): unknown {
  if (value instanceof PublicKey) return value.toBase58()
  if (BN.isBN(value)) return BigInt(value.toString())
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, plain(part)]))
}
