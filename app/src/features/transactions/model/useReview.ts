import { MintlineError } from '@mintline/core'
import { type Plan, previewPlan } from '@mintline/solana'
import { useEffect, useRef, useState } from 'react'
import { useCluster } from '#features/cluster/model/clusterContext.ts'
import { priorityFeePolicy } from '#features/settings/lib/priorityFeePolicy.ts'
import { useSettings } from '#features/settings/model/settings.ts'
import { useAccount } from '#features/wallet/model/useAccount.ts'
import { stepsOf } from '../lib/steps.ts'
import type { ReviewState, ShownReview } from './reviewState.ts'
import type { ReviewRequest, ReviewResult } from './transactionsContext.ts'
import { useSendPlan } from './useSendPlan.ts'

interface OpenReview {
  id: number
  request: ReviewRequest
  state: ReviewState
  end: (result: ReviewResult) => void
}

/** The review that is on the screen, if any, and how to put one there. */
export function useReview(): {
  shown: ShownReview | undefined
  review: (request: ReviewRequest) => Promise<ReviewResult>
} {
  const { connection } = useCluster()
  const settings = useSettings()
  const account = useAccount()?.address
  const sendPlan = useSendPlan()
  const [open, setOpen] = useState<OpenReview>()
  const lastId = useRef(0)
  const shownId = useRef<number>(undefined)

  // What is on its way goes on without the screen, and changes nothing on it then.
  const show = (id: number, change: (state: ReviewState) => ReviewState) =>
    setOpen((now) => (now?.id === id ? { ...now, state: change(now.state) } : now))

  const prepare = async ({ id, request }: Pick<OpenReview, 'id' | 'request'>) => {
    show(id, () => ({ status: 'preparing' }))
    try {
      if (account === undefined) throw new MintlineError('WALLET_NOT_CONNECTED', {})
      const plan = await request.plan(account)
      const previews = await previewPlan(connection, plan, {
        accounts: request.accounts?.map(({ address }) => address),
        priorityFee: priorityFeePolicy(settings),
      })
      show(id, () => ({ status: 'ready', plan, previews }))
    } catch (error) {
      show(id, () => ({ status: 'unready', error }))
    }
  }

  const send = async ({ id, end }: OpenReview, plan: Plan) => {
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
      plan,
      signal: controller.signal,
      onSteps: (steps) => whileSending({ steps }),
      onNodeFailure: (nodeFailure) => whileSending({ nodeFailure }),
    })
    show(id, () => ({ status: 'ended', steps: sent.steps, end: sent.end }))
    if (sent.end.status === 'confirmed') end({ status: 'confirmed', outcomes: sent.outcomes })
    else if (shownId.current !== id) end({ status: 'left' })
  }

  usePlannedForAccount(account, () => {
    if (open?.state.status === 'ready' || open?.state.status === 'unready') void prepare(open)
  })

  return {
    shown: open && {
      request: open.request,
      state: open.state,
      prepare: () => void prepare(open),
      send: () => {
        if (open.state.status === 'ready') void send(open, open.state.plan)
      },
      close: () => {
        setOpen(undefined)
        shownId.current = undefined
        const { state, end } = open
        if (state.status === 'sending') return
        const isNothingToDo = state.status === 'ready' && state.plan.transactions.length === 0
        end(isNothingToDo ? { status: 'confirmed', outcomes: [] } : { status: 'left' })
      },
    },
    review: (request) =>
      new Promise((end) => {
        lastId.current += 1
        const id = lastId.current
        shownId.current = id
        setOpen({ id, request, state: { status: 'preparing' }, end })
        void prepare({ id, request })
      }),
  }
}

/** A plan is made for one account: another one needs another plan. */
function usePlannedForAccount(account: string | undefined, planAnew: () => void): void {
  const planned = useRef(account)
  useEffect(() => {
    if (planned.current === account) return
    planned.current = account
    planAnew()
  })
}
