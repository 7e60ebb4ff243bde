import type { MintResult } from '@mintline/core'
import { useQueryClient } from '@tanstack/react-query'
import { NODE_QUERY } from '#shared/lib/queryClient.ts'
import type { FormOrder } from '../lib/mintEntries.ts'
import { type MintOutcome, mintedOutcome, outcomeOfMintError } from '../lib/mintOutcome.ts'
import type { WalletProgress } from '../lib/mintSteps.ts'
import type { OpenMintStore } from '../lib/openMintStore.ts'
import type { ShownItem } from '../lib/shownItem.ts'
import { useIsMounted, useMintRun } from './useMintRun.ts'

/** A mint as confirmed by the person. */
export interface WalletOrder<Session> extends FormOrder {
  /** The wallet shown. */
  session: Session
}

/** Reports about a mint while it is sent. */
interface MintReports<Open> {
  step: (progress: WalletProgress) => void
  /** Stores the mint, or its change, before it may be confirmed. */
  remember: (open: Open) => void
}

interface WalletMints<Order, Open> {
  /** Prefix for all the network's query keys. */
  scope: string
  store: OpenMintStore<Open>
  send: (order: Order, reports: MintReports<Open>) => Promise<Pick<MintResult, 'hash' | 'items'>>
  /** Returns true if the mint may still be confirmed after an error. */
  isUnknown: (error: unknown, open: Open | undefined) => boolean
  shownItems: (items: MintResult['items']) => readonly ShownItem[]
  /** Called with a mint whose outcome is not known. */
  onUnknown: (open: Open) => void
}

/** Mints with a wallet that sends each mint in one transaction, one request at a time, and reports progress. */
export function useWalletMint<
  Order extends WalletOrder<{ account: string }>,
  Open extends { id: string; hash?: string | undefined },
>({ scope, store, send, isUnknown, shownItems, onUnknown }: WalletMints<Order, Open>) {
  const { run, step, end, reset } = useMintRun<WalletProgress>()
  const client = useQueryClient()
  const isSeen = useIsMounted()

  /** Undefined = the outcome is not known. */
  const mint = async (order: Order): Promise<MintOutcome | undefined> => {
    const { quantity, mintTo } = order
    let open: Open | undefined
    const remember = (sent: Open) => {
      open = sent
      store.remember(sent)
    }
    const settle = (outcome: MintOutcome) => {
      // If another drop is open by now, the outcome is shown on returning to this one.
      if (open && isSeen.current) store.forget(open.id)
      return outcome
    }
    try {
      const { hash, items } = await send(order, { step, remember })
      return settle(mintedOutcome({ hash, items: shownItems(items), quantity, mintTo }))
    } catch (error) {
      const outcome = outcomeOfMintError(error, {
        hash: open?.hash,
        quantity,
        mintTo,
        isUnknown: isUnknown(error, open),
      })
      if (outcome) return settle(outcome)
      if (open) onUnknown(open)
      return undefined
    }
  }

  return {
    run,
    start: async (order: Order) => {
      const { session, leavesMore } = order
      const outcome = await mint(order)
      if (outcome) end(outcome, { wallet: session.account, leavesMore })
      else reset()
      await client.invalidateQueries({
        predicate: ({ queryKey }) => queryKey[0] === scope && queryKey[1] !== NODE_QUERY,
      })
    },
    reset,
  }
}
