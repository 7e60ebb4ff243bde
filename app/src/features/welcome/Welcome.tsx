import type { WalletName } from '@solana/wallet-adapter-base'
import { Link, useNavigate } from '@tanstack/react-router'
import { Sparkles } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import { useTransactions } from '#entities/transaction/model/transactionsContext.ts'
import { DEVELOPMENT_WALLET } from '#entities/wallet/lib/development/developmentStore.ts'
import { useAccount, useOnEmbedded } from '#entities/wallet/model/useAccount.ts'
import { useWallet, useWalletCode } from '#entities/wallet/model/walletContext.ts'
import { Button } from '#shared/ui/Button.tsx'
import { buttonStyles } from '#shared/ui/buttonStyles.ts'

const STEPS = [
  {
    name: 'Choose a picture',
    text: 'Give it a name, a price and a number of copies.',
  },
  {
    name: 'Sign once',
    text: 'You see what it costs before your wallet asks.',
  },
  {
    name: 'Share the link',
    text: 'Send it, or put the page in your own site. Collectors mint there.',
  },
] as const

interface WelcomeProps {
  title: string
  /** Undefined = none here. */
  demo: DemoDrop | undefined
  /** Advice for people who have been here before. */
  children?: ReactNode
}

/** Introduces Mintline, the steps to a drop, and a demo. */
export function Welcome({ title, demo, children }: WelcomeProps) {
  return (
    <section className="rounded-xl border border-line-strong border-dashed p-6 sm:p-8">
      <h2 className="font-semibold text-lg tracking-tight">{title}</h2>
      <p className="mt-1.5 max-w-prose text-muted">
        With Mintline you sell numbered editions of your work: you set price and times, collectors
        mint on a page of yours, and the money goes straight to the wallets you choose.
      </p>
      <ol className="mt-6 grid gap-x-6 gap-y-5 md:grid-cols-3">
        {STEPS.map(({ name, text }, index) => (
          <li key={name} className="flex gap-3">
            <span
              aria-hidden="true"
              className="flex size-7 shrink-0 items-center justify-center rounded-full bg-accent-soft font-semibold text-accent-text text-sm"
            >
              {index + 1}
            </span>
            <span>
              <span className="block font-medium leading-7">{name}</span>
              <span className="block text-muted">{text}</span>
            </span>
          </li>
        ))}
      </ol>
      <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-3">
        <Link to="/sell" className={buttonStyles()}>
          Sell your first picture
        </Link>
        {demo && (
          <>
            <Button busy={demo.isBusy} onClick={demo.start}>
              <Sparkles aria-hidden="true" />
              Try a demo drop
            </Button>
            <p className="text-muted">
              Made for you on this computer’s test network, with free money.
            </p>
          </>
        )}
      </div>
      {children && <p className="mt-5 border-t pt-4 text-muted">{children}</p>}
    </section>
  )
}

/** Deploys a demo drop on request. */
interface DemoDrop {
  start: () => void
  /** True until it can be reviewed. */
  isBusy: boolean
}

/**
 * Deploys a demo drop on the embedded network, then opens it. Without a wallet it connects the development wallet.
 * Undefined on other networks, where it would cost money.
 */
export function useDemoDrop(): DemoDrop | undefined {
  const isOnEmbedded = useOnEmbedded()
  const account = useAccount()?.address
  const { wallets, select } = useWallet()
  const code = useWalletCode()
  const [isWanted, setIsWanted] = useState(false)
  const deploy = useEffectEvent(useDeployDemoDrop())
  // The network may have been changed since the press.
  const isReady = isWanted && isOnEmbedded && account !== undefined
  useEffect(() => {
    if (!isReady) return
    setIsWanted(false)
    void deploy()
  }, [isReady])
  const connect = useEffectEvent(() => select(DEVELOPMENT_WALLET as WalletName))
  const isConnecting = isWanted && account === undefined && wallets !== undefined
  useEffect(() => {
    if (isConnecting) connect()
  }, [isConnecting])
  const start = () => {
    code.load()
    setIsWanted(true)
  }
  // Not if the wallet code failed to load: then it can be tried again.
  return isOnEmbedded ? { start, isBusy: isWanted && code.isWanted } : undefined
}

function useDeployDemoDrop(): () => Promise<void> {
  const { openConnection, identity } = useCluster()
  const { review } = useTransactions()
  const navigate = useNavigate()
  const isMounted = useRef(true)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  return async () => {
    let collection = ''
    const { status } = await review({
      title: 'Deploy a demo drop',
      confirmLabel: 'Deploy',
      plan: async (wallet) => {
        // The planners are large: a first visit does without.
        const [{ planDemoDrop }, { planChanges }] = await Promise.all([
          import('./planDemoDrop.ts'),
          import('#entities/plan/planChanges.ts'),
        ])
        const { plan, deployment } = await planDemoDrop(await openConnection(), wallet)
        collection = deployment
        const words = { currency: identity.currency, names: [] }
        return { plan, changes: planChanges(plan, words) }
      },
    })
    if (status !== 'confirmed' || !isMounted.current) return
    await navigate({ to: '/collections/$collection', params: { collection } })
  }
}
