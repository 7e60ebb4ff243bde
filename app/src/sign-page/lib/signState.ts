import type { ShownPlan, SignPageEnd, SignPageMessage, WalletRequest } from '@mintline/core/signing'

/** The command, network and wallet that the page works for. */
export type SignStart = Extract<SignPageMessage, { type: 'start' }>

/** A reason for which no request reaches the wallet. */
export type Obstacle = 'otherAccount' | 'otherNetwork' | 'locked'

/** The page's state. */
export interface SignState {
  /** `open` while the command is connected. */
  link: 'opening' | 'open' | 'used' | 'invalid' | 'replaced' | 'lost'
  start: SignStart | undefined
  /** The connected wallet's name; undefined = none in this tab. */
  wallet: string | undefined
  /** The wallet's window may be open. */
  busy: 'connecting' | 'signing' | undefined
  obstacle: Obstacle | undefined
  /** Why the last attempt to connect failed, in a sentence. */
  problem: string | undefined
  plan: ShownPlan | undefined
  /** True once the person has agreed to the plan. */
  isAgreed: boolean
  requests: readonly WalletRequest[]
  lines: readonly string[]
  end: SignPageEnd | undefined
}

/** The page before it knows anything. */
export const OPENING: SignState = {
  link: 'opening',
  start: undefined,
  wallet: undefined,
  busy: undefined,
  obstacle: undefined,
  problem: undefined,
  plan: undefined,
  isAgreed: false,
  requests: [],
  lines: [],
  end: undefined,
}

/** Returns the state after a message from the command. */
export function withMessage(state: SignState, message: SignPageMessage): SignState {
  switch (message.type) {
    case 'start':
      // All that follows is told anew.
      return {
        ...state,
        link: 'open',
        start: message,
        plan: undefined,
        isAgreed: false,
        requests: [],
        lines: [],
      }
    case 'plan':
      return { ...state, plan: message.plan, isAgreed: false }
    case 'request':
      return { ...state, requests: [...state.requests, message.request] }
    case 'settled':
      return { ...state, requests: state.requests.filter(({ id }) => id !== message.id) }
    case 'line':
      return { ...state, lines: [...state.lines, message.text] }
    case 'end':
      return { ...state, end: message.end, requests: [] }
  }
}

/** Returns the request to pass on next; undefined = none, or the person has to agree first. */
export function nextRequest({
  requests: [first],
  isAgreed,
  end,
}: Pick<SignState, 'requests' | 'isAgreed' | 'end'>): WalletRequest | undefined {
  if (!first || end) return undefined
  return first.isSigning && !isAgreed ? undefined : first
}
