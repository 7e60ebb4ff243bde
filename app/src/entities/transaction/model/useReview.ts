import { CoreError } from '@mintline/core'
import { type Plan, previewPlan, type TransactionPreview } from '@mintline/solana'
import { useEffect, useRef, useState } from 'react'
import type { ChangeGroup } from '#entities/change/changeGroup.ts'
import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import { priorityFeePolicy } from '#entities/settings/priorityFeePolicy.ts'
import { useSettings } from '#entities/settings/settings.ts'
import { useAccount } from '#entities/wallet/model/useAccount.ts'
import { clusterKey } from '#shared/lib/queryClient.ts'
import { type SendOutcome, type Step, stepsOf } from '../lib/steps.ts'
import { isOvertaken } from '../lib/transactionRecord.ts'
import { toastNetworkChanged } from '../ui/transactionToast.tsx'
import { rememberedTransactions } from './transactionStore.ts'
import type { ReviewRequest, ReviewResult } from './transactionsContext.ts'
import { useSendPlan } from './useSendPlan.ts'

/** A review's state. */
export type ReviewState =
  /** Being planned and simulated. */
  | { status: 'preparing' }
  /** No plan: the input is refused, or the node is not available. */
  | { status: 'unready'; error: unknown }
  | {
      status: 'ready'
      plan: Plan
      changes: readonly ChangeGroup[]
      previews: readonly TransactionPreview[]
      /** Milliseconds since 1970 when the chain was read for it. */
      readAt: number
    }
  | {
      status: 'sending'
      steps: readonly Step[]
      /** The node's current failure; requests are retried. */
      nodeFailure: string | undefined
      /** Stops before the next transaction. */
      stop: () => void
      isStopping: boolean
    }
  | { status: 'ended'; steps: readonly Step[]; end: SendOutcome }

/** The open review. */
export interface ShownReview {
  /** Unique among this page's reviews. */
  id: number
  request: ReviewRequest
  state: ReviewState
  /** Plans and simulates again; sending needs a new confirmation. */
  prepare: () => void
  /** Sends the prepared plan. */
  send: () => void
  /** Closes the review; a plan being sent continues. */
  close: () => void
}

const MINT_PENDING =
  'The same change is already pending. Wait until it has ended, so that nothing is done or paid twice.'

interface OpenReview {
  id: number
  request: ReviewRequest
  /** Cluster that the request reads from, and the only one to send to. */
  scope: unknown
  state: ReviewState
  end: (result: ReviewResult) => void
}

/** Returns the open review, if any, and a function to open one. */
export function useReview(): {
  shown: ShownReview | undefined
  review: (request: ReviewRequest) => Promise<ReviewResult>
} {
  const { cluster, openConnection, node } = useCluster()
  const scope = clusterKey(cluster)
  const genesisHash = node.status === 'connecting' ? undefined : node.genesisHash
  const settings = useSettings()
  const account = useAccount()?.address
  const sendPlan = useSendPlan()
  const [open, setOpen] = useState<OpenReview>()
  const lastId = useRef(0)
  const lastPreparation = useRef(0)
  /** The open review, and titles of plans being sent, available before the next render. */
  const onScreen = useRef<Pick<OpenReview, 'id' | 'end'>>(undefined)
  const sending = useRef(new Map<number, string>())

  // A plan being sent continues after its review closes, and must not change the next one.
  const show = (id: number, change: (state: ReviewState) => ReviewState) =>
    setOpen((now) => (now?.id === id ? { ...now, state: change(now.state) } : now))

  const isBeingSent = ({ title }: ReviewRequest) => [...sending.current.values()].includes(title)
  const isOvertakenSince = ({ title: review }: ReviewRequest, since: number) =>
    account !== undefined &&
    genesisHash !== undefined &&
    isOvertaken(rememberedTransactions(), { review, genesisHash, wallet: account }, since)

  const prepare = async ({ id, request }: Pick<OpenReview, 'id' | 'request'>) => {
    lastPreparation.current += 1
    const preparation = lastPreparation.current
    // An older preparation, or one for another account, may finish later.
    const showPrepared = (state: ReviewState) => {
      if (lastPreparation.current === preparation) show(id, () => state)
    }
    showPrepared({ status: 'preparing' })
    const readAt = Date.now()
    try {
      if (account === undefined) throw new CoreError('WALLET_NOT_CONNECTED', {})
      if (isBeingSent(request) || isOvertakenSince(request, readAt)) throw new Error(MINT_PENDING)
      const { plan, changes } = await request.plan(account)
      const previews = await previewPlan(await openConnection(), plan, {
        accounts: request.accounts?.map(({ address }) => address),
        priorityFee: priorityFeePolicy(settings),
      })
      showPrepared({ status: 'ready', plan, changes, previews, readAt })
    } catch (error) {
      showPrepared({ status: 'unready', error })
    }
  }

  const send = async ({ id, request, end }: OpenReview, plan: Plan) => {
    if (sending.current.has(id)) return
    sending.current.set(id, request.title)
    const controller = new AbortController()
    const whileSending = (change: Partial<Extract<ReviewState, { status: 'sending' }>>) =>
      show(id, (state) => (state.status === 'sending' ? { ...state, ...change } : state))
    const stop = () => {
      controller.abort()
      whileSending({ isStopping: true })
    }
    show(id, () => ({
      status: 'sending',
      steps: stepsOf(plan),
      nodeFailure: undefined,
      stop,
      isStopping: false,
    }))
    const sent = await sendPlan({
      id,
      review: request.title,
      plan,
      signal: controller.signal,
      onSteps: (steps) => whileSending({ steps }),
      onNodeFailure: (nodeFailure) => whileSending({ nodeFailure }),
    })
    sending.current.delete(id)
    show(id, () => ({ status: 'ended', steps: sent.steps, end: sent.end }))
    if (request.isBrief && sent.end.status === 'confirmed') {
      setOpen((now) => (now?.id === id ? undefined : now))
    }
    if (sent.end.status === 'confirmed') end({ status: 'confirmed', outcomes: sent.outcomes })
    else if (onScreen.current?.id !== id) end({ status: 'left' })
  }

  const close = ({ id, state, end }: OpenReview) => {
    setOpen(undefined)
    onScreen.current = undefined
    if (sending.current.has(id)) return
    const isNothingToDo = state.status === 'ready' && state.plan.transactions.length === 0
    end(isNothingToDo ? { status: 'confirmed', outcomes: [] } : { status: 'left' })
  }

  // A plan is made for one account on one chain: changing either needs a new plan.
  useOnChange(`${scope} ${genesisHash} ${account}`, () => {
    if (open && open.scope === scope && isBeforeSending(open.state)) void prepare(open)
  })
  // Its request reads from the other network, so it cannot be planned for this one.
  useOnChange(open && open.scope !== scope && !sending.current.has(open.id), (isElsewhere) => {
    if (!open || !isElsewhere) return
    if (isBeforeSending(open.state)) toastNetworkChanged(open.request.title)
    close(open)
  })

  return {
    shown: open && {
      id: open.id,
      request: open.request,
      state: open.state,
      prepare: () => void prepare(open),
      send: () => {
        if (open.state.status !== 'ready') return
        const { plan, readAt } = open.state
        // Another tab may have done the same since: the rest is prepared and confirmed again.
        if (isOvertakenSince(open.request, readAt)) void prepare(open)
        else void send(open, plan)
      },
      close: () => close(open),
    },
    review: (request) =>
      new Promise((end) => {
        const before = onScreen.current
        if (before && !sending.current.has(before.id)) before.end({ status: 'left' })
        lastId.current += 1
        const id = lastId.current
        onScreen.current = { id, end }
        setOpen({ id, request, scope, state: { status: 'preparing' }, end })
        void prepare({ id, request })
      }),
  }
}

function isBeforeSending({ status }: ReviewState): boolean {
  return status === 'preparing' || status === 'ready' || status === 'unready'
}

/** Calls back after a render in which a value has changed. */
function useOnChange<T>(value: T, onChange: (value: T) => void): void {
  const before = useRef(value)
  useEffect(() => {
    if (before.current === value) return
    before.current = value
    onChange(value)
  })
}
