import type { EvmNetwork } from '../networks/network.ts'

/** A chain whose wallets a sign-in page finds, with what they need to be on the right network. */
export type SignPageChain =
  | {
      readonly kind: 'solana'
      /** The network's name in the Wallet Standard, such as `solana:devnet`; undefined = wallets have none for it. */
      readonly chain: string | undefined
    }
  | {
      readonly kind: 'evm'
      /** With public nodes only, which wallets may store. */
      readonly network: EvmNetwork
    }
  | {
      readonly kind: 'aptos'
      readonly chainId: number
      /** The network's name in wallets. */
      readonly name: string
    }

/** A value in a plan, for display. */
export interface PlanLine {
  readonly label: string
  /** The present value that it replaces; undefined = there is none, or the line only informs. */
  readonly before: string | undefined
  readonly value: string
}

/** Lines about one part of a drop. */
export interface PlanSection {
  /** Empty = none. */
  readonly title: string
  readonly lines: readonly PlanLine[]
}

/** A plan as its signer sees it. */
export interface ShownPlan {
  /** For display: `Set the royalties`. */
  readonly title: string
  /** For display: `at most 0.00001 SOL`; undefined = the sections say it, or it is not known. */
  readonly cost: string | undefined
  /** What it changes; empty = the title says it. */
  readonly sections: readonly PlanSection[]
  /** Sentences. */
  readonly warnings: readonly string[]
  /** Titles of its transactions; empty = they depend on what is on chain by then. */
  readonly transactions: readonly string[]
}

/** A request to the connected wallet, by its own interface. */
export interface WalletRequest {
  readonly id: number
  /** EIP-1193 method, or a Wallet Standard feature. */
  readonly method: string
  readonly params: readonly unknown[]
  /** True if it opens the wallet, so that the plan has to be agreed to first. */
  readonly isSigning: boolean
  /** True if a page that was closed since may already have asked it. */
  readonly wasAsked: boolean
}

/** The end of a command. */
export interface SignPageEnd {
  readonly status: 'done' | 'declined' | 'failed'
  /** A sentence. */
  readonly text: string
}

/** A message from the command to its page. The first is `start`; a page that reloads gets all again. */
export type SignPageMessage =
  | {
      readonly type: 'start'
      readonly chain: SignPageChain
      /** Display name. */
      readonly network: string
      /** True if money is real. */
      readonly isMainnet: boolean
      /** The wallet's address, if it has been connected before; only this one can go on. */
      readonly address: string | undefined
    }
  | { readonly type: 'plan'; readonly plan: ShownPlan }
  | { readonly type: 'request'; readonly request: WalletRequest }
  /** The request is answered or given up. */
  | { readonly type: 'settled'; readonly id: number }
  /** A line of progress. */
  | { readonly type: 'line'; readonly text: string }
  | { readonly type: 'end'; readonly end: SignPageEnd }

/** A wallet's failure, without its class. */
export interface WalletFailure {
  readonly code?: number | string | undefined
  readonly name?: string | undefined
  readonly message: string
  /** Hex of a contract's refusal. */
  readonly data?: string | undefined
}

/** A message from the page to its command. */
export type SignPageReply =
  | {
      readonly type: 'connected'
      readonly address: string
      /** The wallet's name. */
      readonly wallet: string
      /** Transaction versions that it signs; undefined = unknown. */
      readonly versions?: readonly (number | 'legacy')[] | undefined
    }
  /** The wallet is about to be asked. */
  | { readonly type: 'asking'; readonly id: number }
  | { readonly type: 'answer'; readonly id: number; readonly result: unknown }
  | { readonly type: 'failure'; readonly id: number; readonly failure: WalletFailure }
  /** The person declines on the page. */
  | { readonly type: 'declined' }

/** The command's answer to a reply. */
export interface SignPageAnswer {
  /** False if the wallet must not be asked: another answer was found, or another account is expected. */
  readonly proceed: boolean
}
