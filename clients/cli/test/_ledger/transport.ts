import { appendFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import LedgerTransport from '@ledgerhq/hw-transport'
import type { DeviceState, Shown } from './app.ts'
import { Device } from './device.ts'

const statesNow = (): DeviceState[] =>
  JSON.parse(readFileSync(join(__dirname, 'devices.json'), 'utf8'))

const show = (shown: Shown) =>
  appendFileSync(join(__dirname, 'shown.jsonl'), `${JSON.stringify(shown)}\n`)

/** Node and bundlers differ in what a module of this kind exports. */
const Transport = LedgerTransport as unknown as typeof LedgerTransport.default

/** Devices that were unplugged while they were asked. */
const unplugged = new Set<string>()

/** Ledger's transport to devices in software. Their state is read at each request, so that tests change it at any time. */
export default class SoftwareTransport extends Transport {
  static override readonly isSupported = async () => true
  static override readonly list = async () =>
    statesNow().flatMap((_, index) => (unplugged.has(`${index}`) ? [] : [`${index}`]))
  static override readonly open = async (path: string) => new SoftwareTransport(path)

  readonly #path: string
  /** What it remembers between commands, as chunks. */
  readonly #device = new Device(show)

  constructor(path: string) {
    super()
    this.#path = path
  }

  override async exchange(command: Buffer): Promise<Buffer> {
    const state = statesNow()[Number(this.#path)]
    const answer = state && (await this.#device.answer(state, command))
    if (answer) return answer
    unplugged.add(this.#path)
    throw Object.assign(new Error('Cannot write to HID device'), {
      name: 'DisconnectedDeviceDuringOperation',
    })
  }
}
