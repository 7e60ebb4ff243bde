import type { App, DeviceState, Shown } from './app.ts'
import { aptosApp } from './aptosApp.ts'
import { ethereumApp } from './ethereumApp.ts'
import { solanaApp } from './solanaApp.ts'

const OK = 0x9000
const REJECTED = 0x6985
const LOCKED = 0x5515
const UNKNOWN_CLASS = 0x6e00
const NO_APP = 0x6e01
const DASHBOARD = 'BOLOS'

/** A device in software, which answers by the system's and the apps' public protocols. */
export class Device {
  readonly #apps: Readonly<Record<string, App>> = {
    Solana: solanaApp(),
    Ethereum: ethereumApp(),
    Aptos: aptosApp(),
  }
  readonly #show: (shown: Shown) => void

  constructor(show: (shown: Shown) => void) {
    this.#show = show
  }

  /** Answers a command; undefined = the connection is lost. */
  async answer(state: DeviceState, apdu: Buffer): Promise<Buffer | undefined> {
    const [cla, ins = 0, p1 = 0, p2 = 0, length = 0] = apdu
    const data = apdu.subarray(5, 5 + length)
    if (state.isLocked) return status(LOCKED)
    if (cla === 0xb0 && ins === 0x01) {
      const texts = [state.open ?? DASHBOARD, '1.0.0'].map((text) => Buffer.from(text, 'latin1'))
      const parts = texts.flatMap((text) => [Buffer.of(text.length), text])
      return Buffer.concat([Buffer.of(1), ...parts, Buffer.of(1, 0), status(OK)])
    }
    if (state.open === undefined) return status(NO_APP)
    const app = this.#apps[state.open]
    if (!app || app.cla !== cla) return status(UNKNOWN_CLASS)
    const answer = app.answer(state, { ins, p1, p2, data })
    if ('status' in answer) return status(answer.status)
    if ('data' in answer) return Buffer.concat([answer.data, status(OK)])
    this.#show({ app: state.open, ...answer.shown })
    if (state.whenAsked === 'unplug') return undefined
    // The read that waits keeps the process alive.
    if (state.whenAsked === 'wait') return new Promise(() => setInterval(() => {}, 1_000))
    if (!state.confirms) return status(REJECTED)
    return Buffer.concat([await answer.sign(), status(OK)])
  }
}

function status(word: number): Buffer {
  return Buffer.of(word >> 8, word & 0xff)
}
