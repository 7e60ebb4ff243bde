import { useQueryClient } from '@tanstack/react-query'
import { NODE_QUERY } from '#shared/lib/queryClient.ts'
import type { MintOutcome } from '../lib/mintOutcome.ts'
import type { WalletProgress } from '../lib/mintSteps.ts'
import { type StartedMint, useIsMounted, useMintRun } from './useMintRun.ts'

interface WalletMints {
  /** Prefix for all the network's query keys. */
  scope: string
  /** Removes a mint whose outcome was shown. */
  forget: (id: string) => void
}

/** Holds the mint state for a wallet that sends each mint in one transaction, one request at a time. */
export function useWalletMint({ scope, forget }: WalletMints) {
  const { run, step, end, reset } = useMintRun<WalletProgress>()
  const client = useQueryClient()
  const isSeen = useIsMounted()
  return {
    run,
    step,
    reset,
    /** Settles a mint that was remembered, if it was. */
    settle: (open: { id: string } | undefined, outcome: MintOutcome) => {
      // If another drop is open by now, the outcome is shown on returning to this one.
      if (open && isSeen.current) forget(open.id)
      return outcome
    },
    /** Mints, shows the outcome unless it is not known, and refetches the network's data. */
    start: async (started: StartedMint, mint: () => Promise<MintOutcome | undefined>) => {
      const outcome = await mint()
      if (outcome) end(outcome, started)
      else reset()
      await client.invalidateQueries({
        predicate: ({ queryKey }) => queryKey[0] === scope && queryKey[1] !== NODE_QUERY,
      })
    },
  }
}
