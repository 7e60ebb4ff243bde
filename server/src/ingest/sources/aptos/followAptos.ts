import { systemClock } from '@mintline/core'
import type { Kysely } from 'kysely'
import type { DB } from '../../../database/tables.ts'
import { Alarm } from '../alarm.ts'
import { type FollowOptions, followRounds } from '../followRounds.ts'
import { aptosNode } from './aptosNode.ts'
import { readRound } from './readRound.ts'

/** An Aptos network to follow. */
export interface AptosSource {
  /** Node URLs with http: or https: and the API version, `https://…/v1`, best first. */
  readonly urls: readonly [string, ...string[]]
  /** Milliseconds between two rounds. */
  readonly interval: number
  /** First version to read. */
  readonly firstVersion: number
  /** Addresses where drop machines are published, in core's normal form. */
  readonly machines: readonly string[]
}

/** Follows the drops on an Aptos network until the signal aborts, as described at `followRounds`. */
export async function followAptos(
  database: Kysely<DB>,
  { urls, interval, firstVersion, machines }: AptosSource,
  options: FollowOptions,
): Promise<void> {
  const { signal, clock = systemClock } = options
  const node = aptosNode({ urls, signal })
  const input = { node, database, firstVersion, machines: new Set(machines) }
  const read = async () => {
    await readRound(input)
    return false
  }
  const rounds = { blockchain: 'APTOS', interval, alarm: new Alarm(clock), read } as const
  await followRounds(database, rounds, options)
}
