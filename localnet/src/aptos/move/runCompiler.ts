import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { fileArguments } from './fileArguments.ts'

const PROCESS = fileURLToPath(new URL('compilerProcess.ts', import.meta.url))

export interface CompilerRun {
  readonly isOk: boolean
  /** The compiler's stdout and stderr, without colours. */
  readonly output: string
}

/** Warnings about attributes that only Aptos understands: they say where resources lie in its storage. */
const AT_HOME_ON_APTOS =
  /^warning: unknown attribute\n(?:.+\n)*?.*'resource_group(?:_member)?'.*\n\n?/gm

/**
 * Runs a `compilerProcess` task on a folder, in a separate process. Its outputs go to a file in that folder: Node's
 * pipes do not block, and the compiler panics if it cannot write.
 */
export async function runCompiler(
  task: 'build' | 'test',
  folder: string,
  ...args: string[]
): Promise<CompilerRun> {
  const log = join(folder, 'output.txt')
  const file = openSync(log, 'w')
  const child = spawn(
    process.execPath,
    [...fileArguments(process.execArgv), PROCESS, task, folder, ...args],
    {
      stdio: ['ignore', file, file],
    },
  )
  closeSync(file)
  const [code] = await once(child, 'close')
  return { isOk: code === 0, output: report(readFileSync(log, 'utf8')) }
}

function report(text: string): string {
  return stripVTControlCharacters(text).replace(AT_HOME_ON_APTOS, '').trim()
}
