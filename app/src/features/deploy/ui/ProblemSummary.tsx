import { type RefObject, useId } from 'react'
import { Callout } from '#shared/ui/Callout.tsx'
import { fieldName } from '../lib/fieldNames.ts'

interface ProblemSummaryProps {
  /** Focused after a refused attempt to deploy. */
  ref: RefObject<HTMLElement | null>
  /** One sentence for each path. */
  problems: readonly { path: string; message: string }[]
  /** Called to focus the field. */
  onChoose: (path: string) => void
}

/** Problems to correct, each a link to its field. */
export function ProblemSummary({ ref, problems, onChoose }: ProblemSummaryProps) {
  const id = useId()
  const count = problems.length
  return (
    <section ref={ref} tabIndex={-1} aria-labelledby={id} className="rounded-xl">
      <Callout
        kind="error"
        announced={false}
        title={
          <span id={id}>
            {count === 1 ? 'Fix 1 field to continue' : `Fix ${count} fields to continue`}
          </span>
        }
      >
        <ul className="mt-1 flex flex-col gap-1">
          {problems.map(({ path, message }) => (
            <li key={path}>
              <button
                type="button"
                onClick={() => onChoose(path)}
                className="rounded-sm text-left underline decoration-danger-line underline-offset-3 hover:decoration-current"
              >
                <span className="font-medium">{fieldName(path)}:</span> {message}
              </button>
            </li>
          ))}
        </ul>
      </Callout>
    </section>
  )
}
