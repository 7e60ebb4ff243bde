import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { buildSync } from 'esbuild'
import type { Workplace } from '../_command.ts'
import type { DeviceState, Shown } from './app.ts'

const PACKAGE = 'node_modules/@ledgerhq/hw-transport-node-hid-noevents'
const SOURCE = fileURLToPath(new URL('transport.ts', import.meta.url))

/** Phrase of the accounts with funds on anvil. */
export const PHRASE = 'test test test test test test test test test test test junk'

/** A device that is unlocked, shows its dashboard, and whose user confirms everything. */
const READY: DeviceState = {
  phrase: PHRASE,
  open: undefined,
  isLocked: false,
  signsBlindly: true,
  confirms: true,
}

let bundle: string | undefined

/** Devices connected to a workplace: software behind Ledger's transport interface, beside the drop. */
export class TestLedger {
  readonly #workplace: Workplace
  #states: readonly DeviceState[]

  constructor(workplace: Workplace, ...changes: readonly Partial<DeviceState>[]) {
    this.#workplace = workplace
    this.#states = changes.map((change) => ({ ...READY, ...change }))
    mkdirSync(workplace.path(PACKAGE), { recursive: true })
    workplace.write(`${PACKAGE}/package.json`, { version: '6.36.0', main: 'index.cjs' })
    bundle ??= bundled()
    workplace.write(`${PACKAGE}/index.cjs`, bundle)
    workplace.write(`${PACKAGE}/shown.jsonl`, '')
    this.#store()
  }

  /** Changes the first device. */
  set(change: Partial<DeviceState>): void {
    const [first, ...others] = this.#states
    if (first) this.#states = [{ ...first, ...change }, ...others]
    this.#store()
  }

  /** Plugs other devices in, or none. */
  connect(...changes: readonly Partial<DeviceState>[]): void {
    this.#states = changes.map((change) => ({ ...READY, ...change }))
    this.#store()
  }

  /** Returns what devices have shown to their users, in order, and empties the record. */
  takeShown(): readonly Shown[] {
    const path = this.#workplace.path(`${PACKAGE}/shown.jsonl`)
    const lines = readFileSync(path, 'utf8').split('\n').filter(Boolean)
    writeFileSync(path, '')
    return lines.map((line) => JSON.parse(line))
  }

  #store(): void {
    this.#workplace.write(`${PACKAGE}/devices.json`, this.#states)
  }
}

function bundled(): string {
  const { outputFiles } = buildSync({
    entryPoints: [SOURCE],
    write: false,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    conditions: ['@mintline/source'],
  })
  return outputFiles[0]?.text ?? ''
}
