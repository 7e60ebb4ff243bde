import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'

/** Seconds that the tests and hooks of files took, by their paths. */
export type FileTimes = Readonly<Record<string, number>>

const SHOWN = 10

/** Sums the lines that the reporter writes, each `<milliseconds> <absolute path>`, by paths relative to a folder. */
export function fileTimes(lines: string, folder: string): FileTimes {
  const milliseconds: Record<string, number> = {}
  for (const [, time, file = ''] of lines.matchAll(/^(\d+) (.+)$/gm)) {
    const path = relative(folder, file)
    milliseconds[path] = (milliseconds[path] ?? 0) + Number(time)
  }
  return Object.fromEntries(
    Object.entries(milliseconds).map(([path, time]) => [path, Math.round(time / 1000)]),
  )
}

/** Describes the slowest files, one a line, with the difference to another run where that had them too. */
export function describeSlowest(times: FileTimes, before: FileTimes): string {
  const slowest = Object.entries(times).sort(([, one], [, other]) => other - one)
  return slowest
    .slice(0, SHOWN)
    .map(([path, seconds]) => {
      const difference = seconds - (before[path] ?? seconds)
      const sign = difference > 0 ? '+' : ''
      return `${String(seconds).padStart(4)} s  ${path}${difference === 0 ? '' : ` (${sign}${difference} s)`}`
    })
    .join('\n')
}

/** Reads the times of the last run; none where there was no run. */
export function readTimes(file: string): FileTimes {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return {}
  }
}

/** Keeps the times of a run for the next one. */
export function keepTimes(file: string, times: FileTimes): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(times))
}
