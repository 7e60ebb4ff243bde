import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { planVisits, type Visit } from '../../../examples/first-drop/lib/planVisits.ts'
import { type Drop, readDrop } from '../../../examples/first-drop/lib/readDrop.ts'
import { COLLECTORS } from '../../../examples/first-drop/lib/wallets.ts'

const EXAMPLE = fileURLToPath(
  new URL('../../../examples/first-drop/drop.config.json', import.meta.url),
)

/** Fields in the example's config that change here. */
interface ExampleConfig {
  readonly phases: readonly { type: string; start?: string; end?: string }[]
}

/** A drop, and the mints that show it. */
export interface OpenDrop {
  readonly drop: Drop
  readonly visits: readonly Visit[]
}

/**
 * Prepares the example's drop with its public phase alone, open from now on: the network keeps real time, so that
 * activities have true times. Each example collector mints in it.
 *
 * @param folder - where its config is kept
 * @param now - Unix seconds
 */
export async function openDrop(folder: string, now: bigint): Promise<OpenDrop> {
  const config: ExampleConfig = JSON.parse(readFileSync(EXAMPLE, 'utf8'))
  const phases = config.phases
    .filter(({ type }) => type === 'public')
    .map(({ start: _, end: __, ...phase }) => phase)
  const path = join(folder, 'drop.config.json')
  writeFileSync(path, JSON.stringify({ ...config, phases }, undefined, 2))
  const drop = await readDrop(path)
  const visits = planVisits(drop, now).flatMap((visit) =>
    COLLECTORS.map((collector) => ({ ...visit, collector })),
  )
  return { drop, visits }
}
