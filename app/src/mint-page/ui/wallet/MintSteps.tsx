import { Check } from 'lucide-react'
import { cn } from '#shared/lib/cn.ts'
import { Spinner } from '#shared/ui/Spinner.tsx'
import { MINT_STEPS, stageSentence, stepOf } from '../../lib/wallet/mintStages.ts'
import { useFocusOnMount } from '../../model/useFocusOnMount.ts'
import type { MintRun } from '../../model/wallet/useMint.ts'
import { TransactionLinks } from './TransactionLinks.tsx'

/** Progress of a mint. */
export function MintSteps({ run }: { run: Extract<MintRun, { status: 'minting' }> }) {
  const { stage, minted, quantity } = run.progress
  const current = stepOf(stage)
  const sentence = useFocusOnMount<HTMLParagraphElement>()
  return (
    <div className="flex flex-col gap-4">
      <div role="status" className="flex flex-col gap-1">
        <p ref={sentence} tabIndex={-1} className="font-semibold text-base focus:outline-none">
          {stageSentence(stage)}
        </p>
        {quantity > 1n && (
          <p className="text-muted">
            {`${minted} of ${quantity} items are minted. Your wallet asks once for every two items.`}
          </p>
        )}
      </div>
      <ol className="flex flex-col gap-2.5">
        {MINT_STEPS.map((step, index) => (
          <li
            key={step}
            aria-current={index === current ? 'step' : undefined}
            className={cn('flex items-center gap-2.5', index > current && 'text-subtle')}
          >
            <StepSign place={index - current} />
            {step}
          </li>
        ))}
      </ol>
      <TransactionLinks signatures={run.signatures} />
      <p className="text-[0.8125rem] text-muted">
        If you leave this page, it shows the outcome of the mint when you return.
      </p>
    </div>
  )
}

/** Sign of a step: done, current or to come. */
function StepSign({ place }: { place: number }) {
  if (place === 0) return <Spinner className="size-4.5 text-accent-text" />
  if (place < 0) return <Check aria-hidden="true" className="size-4.5 text-success-text" />
  return (
    <span aria-hidden="true" className="flex size-4.5 items-center justify-center">
      <span className="size-1.5 rounded-full bg-line-strong" />
    </span>
  )
}
