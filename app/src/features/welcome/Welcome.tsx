import { Link } from '@tanstack/react-router'
import { Sparkles } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#shared/ui/Button.tsx'
import { buttonStyles } from '#shared/ui/buttonStyles.ts'
import type { DemoDrop } from './useDemoDrop.ts'

const STEPS = [
  {
    name: 'Deploy a collection',
    text: 'Name, picture, number of items, and who is paid.',
  },
  {
    name: 'Add a phase',
    text: 'When people can mint, at what price, and who may.',
  },
  {
    name: 'Share the mint page',
    text: 'Send the link, or put the page in your own site. Collectors mint there.',
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
        <Link to="/deploy" className={buttonStyles()}>
          Deploy your first collection
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
