import { systemClock } from '@mintline/core'
import type { Kysely } from 'kysely'
import type { DB } from '../../../database/tables.ts'
import { Alarm } from '../alarm.ts'
import { type FollowOptions, followRounds } from '../followRounds.ts'
import { ContractBook } from './contractBook.ts'
import { evmNode } from './evmNode.ts'
import type { EvmSource } from './evmSource.ts'
import { RangeSize } from './fetchRange.ts'
import { readRound } from './readRound.ts'

/** Options for following an EVM chain. */
export interface EvmFollowOptions extends FollowOptions {
  /** Called once if reading starts after block 0 and the settings name no first block. */
  readonly onLateStart?: (block: number) => void
}

/** Follows an EVM chain until the signal aborts, as described at `followRounds`. */
export async function followEvm(
  database: Kysely<DB>,
  source: EvmSource,
  options: EvmFollowOptions,
): Promise<void> {
  const { blockchain, urls, batchSize, interval } = source
  const { signal, clock = systemClock } = options
  const node = evmNode({ urls, batchSize, signal })
  const contracts = new ContractBook(blockchain)
  const size = new RangeSize()
  let { onLateStart } = options
  const onFirstLateStart = (block: number) => {
    onLateStart?.(block)
    onLateStart = undefined
  }
  const read = async () => {
    await readRound({ node, database, source, contracts, size, onLateStart: onFirstLateStart })
    return false
  }
  await followRounds(database, { blockchain, interval, alarm: new Alarm(clock), read }, options)
}
