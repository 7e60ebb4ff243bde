import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { RoleName } from '../../src/config/roleNames.ts'
import { start } from '../_process.ts'

/** Output lines that show that a role works. */
const WORKS: Readonly<Record<RoleName, RegExp>> = {
  api: /^Indexer: (\S+)$/,
  ingest: /^SOLANA: following /,
  jobs: /^Database: /,
}

/** A server process with one role. */
export class RoleProcess {
  readonly process: ChildProcess
  /** Its output lines. */
  readonly said: string[] = []
  #heard: () => void = () => undefined
  #isKilled = false

  /** Starts it in a folder with settings. */
  constructor(
    readonly role: RoleName,
    readonly folder: string,
    readonly environment = {},
  ) {
    this.process = start(folder, ['--port', '0', '--role', role], environment)
    const hear = (line: string) => {
      this.said.push(line)
      this.#heard()
    }
    if (this.process.stdout) {
      createInterface(this.process.stdout).on('line', (line) => hear(JSON.parse(line).msg))
    }
    this.process.stderr?.on('data', (text: Buffer) => hear(String(text)))
    this.process.on('exit', () => this.#heard())
  }

  /** True if it ended by itself. */
  get hasFailed(): boolean {
    return !this.#isKilled && this.process.exitCode !== null
  }

  /** Waits for an output line that matches, and returns the match. */
  async hears(pattern: RegExp): Promise<RegExpExecArray> {
    for (;;) {
      const found = this.said.map((line) => pattern.exec(line)).find((match) => match !== null)
      if (found) return found
      if (this.process.exitCode !== null) throw new Error(`${this.role}: ${this.said.join(' ')}`)
      await new Promise<void>((resolve) => {
        this.#heard = resolve
      })
    }
  }

  /** Waits until it works. */
  works(): Promise<RegExpExecArray> {
    return this.hears(WORKS[this.role])
  }

  /** Kills it, like a power failure. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL')
  }

  /** Shuts it down gracefully, and returns its exit code. */
  async stop(): Promise<number | null> {
    await this.#end('SIGTERM')
    return this.process.exitCode
  }

  async #end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    this.#isKilled = true
    const { process } = this
    if (process.exitCode !== null || process.signalCode !== null) return
    const exit = once(process, 'exit')
    process.kill(signal)
    await exit
  }
}
