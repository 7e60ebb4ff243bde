import { useEffect, useRef, useState } from 'react'
import type { MintOutcome } from '../lib/mintOutcome.ts'

/** A mint's progress. `Progress` is the chain's own type. */
export type MintRun<Progress> =
  | { status: 'idle' }
  | {
      status: 'minting'
      progress: Progress
      /** Transactions sent so far, in order. */
      hashes: readonly string[]
    }
  | ({ status: 'ended'; end: MintOutcome } & StartedMint)

/** A mint that was started. */
export interface StartedMint {
  /** The minter's address. */
  wallet: string
  /** True if the wallet may mint more after it. */
  leavesMore: boolean
}

/** The transaction that a progress report names. */
interface SentProgress {
  hash?: string | undefined
  /** True while no node knows the hash, so that nothing shows it. */
  isUnseen?: boolean | undefined
}

/** Holds the state for one mint after another. */
export function useMintRun<Progress extends SentProgress>() {
  const [run, setRun] = useState<MintRun<Progress>>({ status: 'idle' })
  return {
    run,
    /** Begins a mint, or moves to its next step. */
    step: (progress: Progress) => setRun((before) => withProgress(before, progress)),
    end: (end: MintOutcome, { wallet, leavesMore }: StartedMint) =>
      setRun({ status: 'ended', end, wallet, leavesMore }),
    /** Returns to the form. */
    reset: () => setRun({ status: 'idle' }),
  }
}

function withProgress<Progress extends SentProgress>(
  before: MintRun<Progress>,
  progress: Progress,
): MintRun<Progress> {
  const known = before.status === 'minting' ? before.hashes : []
  const { hash, isUnseen = false } = progress
  const others = known.filter((each) => each !== hash)
  const hashes = hash === undefined || isUnseen ? others : [...others, hash]
  return { status: 'minting', progress, hashes }
}

/** Holds whether the component is still mounted. */
export function useIsMounted(): { readonly current: boolean } {
  const isMounted = useRef(true)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  return isMounted
}
