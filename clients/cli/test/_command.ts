import { type ChildProcess, spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import type { Keypair } from '@solana/web3.js'
import { temporaryFolder } from '../../../tests/helpers/temporaryFolder.ts'
import { runCommand } from '../src/runCommand.ts'
import { Runtime } from '../src/runtime/runtime.ts'

/** Path to the program. */
export const BIN = fileURLToPath(new URL('../bin/mintline.js', import.meta.url))

/** A run's exit code and output. */
export interface CommandRun {
  /** Null if a signal ended the process. */
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

export interface RunOptions {
  /** Called with the whole stderr so far whenever more arrives; may end the process. */
  onStderr?(stderr: string, child: ChildProcess): void
  /** The same for stdout. */
  onStdout?(stdout: string, child: ChildProcess): void
  /** The user as whom the command runs; undefined = the test's. */
  readonly uid?: number | undefined
}

/** Stores the written text. */
class TextStream extends Writable {
  text = ''

  override _write(chunk: unknown, _encoding: string, done: () => void): void {
    this.text += String(chunk)
    done()
  }
}

/** A folder with its own home, in which the real command runs as a process. */
export class Workplace {
  readonly folder: string
  /** Options for every run. */
  readonly options: readonly string[]
  /** Further environment variables for every run. */
  readonly env: NodeJS.ProcessEnv

  constructor(
    options: readonly string[] = [],
    env: NodeJS.ProcessEnv = {},
    folder = temporaryFolder(),
  ) {
    this.folder = folder
    this.options = options
    this.env = env
  }

  path(name: string): string {
    return join(this.folder, name)
  }

  write(name: string, content: string | object, mode?: number): string {
    const text = typeof content === 'string' ? content : JSON.stringify(content, undefined, 2)
    writeFileSync(this.path(name), text, { mode })
    return name
  }

  /** Writes a keypair as the Solana CLI does. */
  writeKeypair(name: string, keypair: Keypair): string {
    return this.write(name, JSON.stringify(Array.from(keypair.secretKey)), 0o600)
  }

  run(args: readonly string[], options: RunOptions = {}): Promise<CommandRun> {
    return new Promise((resolve, reject) => {
      const child = spawn(process.execPath, [BIN, ...args, ...this.options], {
        cwd: this.folder,
        env: { PATH: process.env.PATH, HOME: this.folder, ...this.env },
        stdio: ['ignore', 'pipe', 'pipe'],
        ...(options.uid !== undefined && { uid: options.uid }),
      })
      let stdout = ''
      let stderr = ''
      child.stdout.on('data', (chunk) => {
        stdout += String(chunk)
        options.onStdout?.(stdout, child)
      })
      child.stderr.on('data', (chunk) => {
        stderr += String(chunk)
        options.onStderr?.(stderr, child)
      })
      child.on('error', reject)
      child.on('close', (code) => resolve({ code, stdout, stderr }))
    })
  }

  /** Runs the command in this process: the same code without a process's startup time. */
  async runInside(args: readonly string[]): Promise<CommandRun> {
    const [stdout, stderr] = [new TextStream(), new TextStream()]
    const { signal } = new AbortController()
    const env = { HOME: this.folder, ...this.env }
    const runtime = new Runtime({ cwd: this.folder, env, signal, stdout, stderr })
    const code = await runCommand(runtime, [...args, ...this.options])
    return { code, stdout: stdout.text, stderr: stderr.text }
  }

  /** Does the same with `--json`, and parses the document on stdout. */
  async jsonInside<Document = unknown>(
    args: readonly string[],
  ): Promise<CommandRun & { data: Document }> {
    const run = await this.runInside([...args, '--json'])
    return { ...run, data: JSON.parse(run.stdout) }
  }

  /** Runs with `--json` and parses the document on stdout. */
  async json<Document = unknown>(
    args: readonly string[],
  ): Promise<CommandRun & { data: Document }> {
    const run = await this.run([...args, '--json'])
    return { ...run, data: JSON.parse(run.stdout) }
  }
}
