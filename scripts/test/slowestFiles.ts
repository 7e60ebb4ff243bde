import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'

/** Seconds that each file's tests and hooks took, by path. */
export type FileTimes = Readonly<Record<string, number>>

const SHOWN = 10
/** Seconds from which it matters when a file begins. */
const LONG = 10

/** Sums the reporter's lines, each `<milliseconds> <absolute path>`, by path relative to a folder. */
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

/** Formats the slowest files, one per line, with the difference to another run if that had them too. */
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

/** Reads the last run's times; none if there was no run. */
export function readTimes(file: string): FileTimes {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return {}
  }
}

/** Stores a run's times for the next one. */
export function keepTimes(file: string, times: FileTimes): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(times, undefined, 2)}\n`)
}

/** Returns the files that take long enough to begin early, by path. */
export function longFiles(times: FileTimes): FileTimes {
  const long = Object.entries(times).filter(([, seconds]) => seconds >= LONG)
  return Object.fromEntries(long.sort(([one], [other]) => (one < other ? -1 : 1)))
}
