import { spawnSync } from 'node:child_process'
import { availableParallelism, cpus, totalmem } from 'node:os'

/** The machine that produced the figures. */
export interface Machine {
  readonly processor: string
  readonly cores: number
  readonly memoryGiB: number
  readonly platform: string
  readonly node: string
}

/** Describes this machine, with the usable cores. */
export const machine = (): Machine => ({
  processor: cpus()[0]?.model ?? 'unknown',
  cores: availableParallelism(),
  memoryGiB: Math.round(totalmem() / 2 ** 30),
  platform: `${process.platform}-${process.arch}`,
  node: process.version,
})

/** Pins this process, and those that it starts, to two cores if Linux allows it. */
export function useTwoCores(): void {
  if (process.platform !== 'linux' || availableParallelism() <= 2) return
  spawnSync('taskset', ['--all-tasks', '--cpu-list', '--pid', '0,1', `${process.pid}`])
}

/** Formats a machine on one line. */
export const formatMachine = ({ processor, cores, memoryGiB, platform, node }: Machine): string =>
  `${processor}, ${cores} cores, ${memoryGiB} GiB, ${platform}, Node ${node}`
