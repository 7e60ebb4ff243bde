import { isMintlineError } from '@mintline/core'
import {
  type SignPageChain,
  type SignPageMessage,
  type WalletFailure,
  type WalletRequest,
  walkWalletError,
} from '@mintline/core/signing'
import { aptosWallets } from '#entities/wallet/browser/aptosWallets.ts'
import type {
  BrowserWallet,
  FinderOf,
  WalletFinder,
} from '#entities/wallet/browser/browserWallet.ts'
import { evmWallets } from '#entities/wallet/browser/evmWallets.ts'
import { solanaWallets } from '#entities/wallet/browser/solanaWallets.ts'
import { errorText } from '#shared/lib/errorText.ts'
import { admit, listen, reply, SessionOver } from './commandLine.ts'
import { nextRequest, type Obstacle, OPENING, type SignState, withMessage } from './signState.ts'

const FINDERS: { [Kind in SignPageChain['kind']]: FinderOf<Kind, unknown> } = {
  aptos: aptosWallets,
  evm: evmWallets,
  solana: solanaWallets,
}

/** Key of the wallet connected before a reload. */
const WALLET_KEY = 'mintline.sign-in.wallet'

/** Connects the command with a wallet in this browser. */
export class SignSession {
  #state = OPENING
  readonly #listeners = new Set<() => void>()
  #session = ''
  #finder: WalletFinder<unknown> | undefined
  #wallet: BrowserWallet<unknown> | undefined
  #isPassing = false
  /** True if something has changed since requests were last looked at. */
  #isStale = false
  #unfollow: () => void = () => undefined

  readonly state = (): SignState => this.#state
  readonly finder = (): WalletFinder<unknown> | undefined => this.#finder

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Runs until the command has ended, or another tab has become its page. */
  async run(): Promise<void> {
    try {
      const admission = await admit()
      if (admission.status !== 'admitted') return this.#set({ link: admission.status })
      this.#session = admission.session
      await listen(this.#session, (message) => this.#receive(message))
      this.#set({ link: 'lost' })
    } catch (error) {
      this.#set({ link: error instanceof SessionOver ? 'replaced' : 'lost' })
    }
  }

  /** Connects a wallet by its id. */
  async connect(id: string): Promise<void> {
    this.#set({ busy: 'connecting', problem: undefined })
    try {
      await this.#connect(id, false)
    } catch (error) {
      const isDeclined = isMintlineError(error, 'WALLET_REQUEST_CANCELLED')
      this.#set({ problem: isDeclined ? 'The wallet was not connected.' : errorText(error) })
    } finally {
      this.#set({ busy: undefined })
      void this.#advance()
    }
  }

  /** Lets another wallet be chosen. */
  forget(): void {
    this.#unfollow()
    this.#wallet = undefined
    this.#set({ wallet: undefined, obstacle: undefined, problem: undefined })
  }

  /** Returns true if the wallet can be asked to switch its network. */
  canSwitch(): boolean {
    return this.#wallet?.switchNetwork !== undefined
  }

  async switchNetwork(): Promise<void> {
    try {
      await this.#wallet?.switchNetwork?.()
      this.#set({ problem: undefined })
    } catch (error) {
      const isDeclined = isMintlineError(error, 'WALLET_REQUEST_CANCELLED')
      this.#set({ problem: isDeclined ? undefined : errorText(error) })
    }
    await this.#advance()
  }

  /** Agrees to the plan: its requests are passed on to the wallet. */
  agree(): void {
    this.#set({ isAgreed: true })
    void this.#advance()
  }

  /** Declines everything: the command ends. */
  async decline(): Promise<void> {
    await reply(this.#session, { type: 'declined' })
  }

  #set(change: Partial<SignState>): void {
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }

  #receive(message: SignPageMessage): void {
    if (message.type === 'start' && !this.#finder) {
      // The chain and its finder have the same kind.
      this.#finder = FINDERS[message.chain.kind](message.chain as never)
      void this.#reconnect()
    }
    this.#set(withMessage(this.#state, message))
    void this.#advance()
  }

  /** Connects the wallet from before a reload, as soon as it is there. */
  async #reconnect(): Promise<void> {
    const id = sessionStorage.getItem(WALLET_KEY)
    const finder = this.#finder
    if (id === null || !finder) return
    let isTried = false
    const attempt = () => {
      if (isTried || this.#wallet || !finder.announced().some((each) => each.id === id)) return
      isTried = true
      void this.#connect(id, true)
        .catch(() => undefined)
        .then(() => this.#advance())
    }
    finder.subscribe(attempt)
    attempt()
  }

  async #connect(id: string, silent: boolean): Promise<void> {
    const wallet = await this.#finder?.connect(id, silent)
    if (!wallet) return
    this.#unfollow()
    this.#wallet = wallet
    this.#unfollow = wallet.onChange(() => void this.#advance())
    sessionStorage.setItem(WALLET_KEY, id)
    this.#set({ wallet: wallet.name })
    await this.#announce(wallet)
  }

  /** Reports the wallet's account to the command, unless it is the expected one already. */
  async #announce({ name, versions, standing }: BrowserWallet<unknown>): Promise<void> {
    const obstacle = await this.#obstacle()
    this.#set({ obstacle })
    const { address } = await standing()
    if (obstacle || address === undefined) return
    const { proceed } = await reply(this.#session, {
      type: 'connected',
      address,
      wallet: name,
      ...(versions && { versions: [...versions] }),
    })
    if (!proceed) return this.#set({ obstacle: 'otherAccount' })
    const { start } = this.#state
    if (start) this.#set({ start: { ...start, address: start.address ?? address } })
  }

  /** Returns what has to be changed in the wallet first; undefined = nothing. */
  async #obstacle(): Promise<Obstacle | undefined> {
    const standing = await this.#wallet?.standing()
    const expected = this.#state.start?.address
    if (standing?.address === undefined) return 'locked'
    if (expected !== undefined && standing.address !== expected) return 'otherAccount'
    return standing.isOnNetwork ? undefined : 'otherNetwork'
  }

  /** Passes requests on, one after another, while nothing stands in the way. */
  async #advance(): Promise<void> {
    this.#isStale = true
    if (this.#isPassing) return
    this.#isPassing = true
    try {
      while (this.#isStale) {
        this.#isStale = false
        await this.#passAll()
      }
    } catch (error) {
      if (error instanceof SessionOver) this.#set({ link: 'replaced' })
    } finally {
      this.#isPassing = false
    }
  }

  async #passAll(): Promise<void> {
    const wallet = this.#wallet
    if (!wallet) return
    if (this.#state.start?.address === undefined) await this.#announce(wallet)
    for (;;) {
      const obstacle = await this.#obstacle().catch((): Obstacle => 'locked')
      this.#set({ obstacle })
      const request = nextRequest(this.#state)
      if (obstacle || !request) return
      await this.#pass(wallet, request)
    }
  }

  async #pass(wallet: BrowserWallet<unknown>, request: WalletRequest): Promise<void> {
    const { id } = request
    try {
      if (request.isSigning) {
        const { proceed } = await reply(this.#session, { type: 'asking', id })
        if (!proceed) return
        this.#set({ busy: 'signing' })
      }
      const result = await wallet.answer(request)
      await reply(this.#session, { type: 'answer', id, result })
    } catch (error) {
      if (error instanceof SessionOver) throw error
      await reply(this.#session, { type: 'failure', id, failure: failureOf(error) })
    } finally {
      this.#set({
        busy: undefined,
        // It is settled; the command says so too.
        requests: this.#state.requests.filter((each) => each.id !== id),
      })
    }
  }
}

/** Returns what a wallet's failure says, without its class, which does not leave the page. */
function failureOf(error: unknown): WalletFailure {
  const { codes, messages, names, data } = walkWalletError(error)
  return {
    code: codes[0],
    name: names[0],
    message: messages[0] ?? 'The wallet gave no reason.',
    data: data[0],
  }
}
