import { type ReactNode, type Ref, useId } from 'react'

interface PhasesSectionProps {
  /** Buttons beside the title. */
  actions?: ReactNode
  /** The list element, for moving the focus. */
  listRef?: Ref<HTMLOListElement>
  /** One `li` for each phase. */
  children: ReactNode
}

/** All phases as a list. */
export function PhasesSection({ actions, listRef, children }: PhasesSectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <header className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 id={id} className="font-semibold text-base">
          Phases
        </h2>
        {actions}
      </header>
      <ol ref={listRef} className="flex flex-col gap-3">
        {children}
      </ol>
    </section>
  )
}
