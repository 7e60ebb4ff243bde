import { spawnSync } from 'node:child_process'
import { availableParallelism, cpus, totalmem } from 'node:os'

/** The machine of the figures. */
export interface Machine {
  readonly processor: string
  readonly cores: number
  readonly memoryGiB: number
  readonly platform: string
  readonly node: string
}

/** This machine, with the cores that may be used. */
export const machine = (): Machine => ({
  processor: cpus()[0]?.model ?? 'unknown',
  cores: availableParallelism(),
  memoryGiB: Math.round(totalmem() / 2 ** 30),
  platform: `${process.platform}-${process.arch}`,
  node: process.version,
})

/** Keeps this process, and those that it starts, on two cores where Linux lets it. */
export function useTwoCores(): void {
  if (process.platform !== 'linux' || availableParallelism() <= 2) return
  spawnSync('taskset', ['--all-tasks', '--cpu-list', '--pid', '0,1', `${process.pid}`])
}

/** One line about a machine. */
export const formatMachine = ({ processor, cores, memoryGiB, platform, node }: Machine): string =>
  `${processor}, ${cores} cores, ${memoryGiB} GiB, ${platform}, Node ${node}`
