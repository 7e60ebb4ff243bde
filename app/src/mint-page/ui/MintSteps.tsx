import { Check } from 'lucide-react'
import { cn } from '#shared/lib/cn.ts'
import { Spinner } from '#shared/ui/Loading.tsx'
import type { MintProgressFacts } from '../lib/mintProgress.ts'
import { useFocusOnMount } from '../model/useFocusOnMount.ts'
import { TransactionLinks } from './TransactionLinks.tsx'

/** A mint's progress. */
export function MintSteps({ progress }: { progress: MintProgressFacts }) {
  const { sentence, note, steps, current } = progress
  const focused = useFocusOnMount<HTMLParagraphElement>()
  return (
    <div className="flex flex-col gap-4">
      <div role="status" className="flex flex-col gap-1">
        <p ref={focused} tabIndex={-1} className="font-semibold text-base focus:outline-none">
          {sentence}
        </p>
        {note !== undefined && <p className="text-muted">{note}</p>}
      </div>
      <ol className="flex flex-col gap-2.5">
        {steps.map(({ name, state }, index) => (
          <li
            key={name}
            aria-current={index === current ? 'step' : undefined}
            className={cn('flex items-center gap-2.5', index > current && 'text-subtle')}
          >
            <StepSign place={index - current} />
            <span>
              {name}
              {state !== undefined && <span className="text-muted">: {state}</span>}
            </span>
          </li>
        ))}
      </ol>
      <TransactionLinks hashes={progress.hashes} />
      {progress.isSent && (
        <p className="text-[0.8125rem] text-muted">
          If you leave this page, it shows the outcome of the mint when you return.
        </p>
      )}
    </div>
  )
}

/** A step's sign: done, current or to come. */
function StepSign({ place }: { place: number }) {
  if (place === 0) return <Spinner className="size-4.5 text-accent-text" />
  if (place < 0) return <Check aria-hidden="true" className="size-4.5 text-success-text" />
  return (
    <span aria-hidden="true" className="flex size-4.5 items-center justify-center">
      <span className="size-1.5 rounded-full bg-line-strong" />
    </span>
  )
}
