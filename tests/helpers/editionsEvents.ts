import { EDITIONS_PROGRAM_ID } from '@mintline/solana'
import { EventParser } from '@mintline/solana/anchor'
import type { Chain, Outcome } from './chain.ts'
import { plain } from './events.ts'

/** Events of the editions program in an outcome, decoded by its IDL, in their order. */
export function editionsEvents(chain: Chain, outcome: Outcome): { name: string; data: unknown }[] {
  const parser = new EventParser(EDITIONS_PROGRAM_ID, chain.editions.coder)
  return [...parser.parseLogs(outcome.logs)].map(({ name, data }) => ({ name, data: plain(data) }))
}
