/** A device's state, which a test sets. */
export interface DeviceState {
  /** Recovery phrase, from which all keys are derived. */
  readonly phrase: string
  /** The open app; undefined = the dashboard. */
  readonly open: string | undefined
  readonly isLocked: boolean
  readonly signsBlindly: boolean
  /** True if the user confirms what is shown; otherwise rejects it. */
  readonly confirms: boolean
  /** Unplugs the device, or goes away, once something is shown. Default: the user answers. */
  readonly whenAsked?: 'unplug' | 'wait'
}

/** What a device has shown for confirmation. */
export interface Shown {
  readonly app: string
  /** `44'/501'/0'` */
  readonly path: string
  readonly what: 'transaction' | 'message' | 'typed data'
  /** What was signed, in hex. */
  readonly bytes: string
  readonly chunks: number
}

/** A command to an app. */
export interface Command {
  readonly ins: number
  readonly p1: number
  readonly p2: number
  readonly data: Buffer
}

/** An app's answer: data, something to confirm, or a status word that refuses. */
export type AppAnswer =
  | { readonly data: Buffer }
  | { readonly shown: Omit<Shown, 'app'>; sign(): Buffer | Promise<Buffer> }
  | { readonly status: number }

/** An app, which remembers chunks between commands. */
export interface App {
  readonly cla: number
  answer(state: DeviceState, command: Command): AppAnswer
}
