import type { ReactNode } from 'react'

interface DropColumnsProps {
  picture: ReactNode
  head: ReactNode
  panel: ReactNode
  /** Below the rest; in the narrower column if there are two. */
  below?: ReactNode
}

/** A drop's layout: picture first on phones; in its own sticky column on wide screens. */
export function DropColumns({ picture, head, panel, below }: DropColumnsProps) {
  return (
    <div data-part="drop" className="grid grid-cols-1 gap-6 @3xl:grid-cols-2 @3xl:gap-10">
      <div data-part="art" className="@3xl:sticky @3xl:top-3 @3xl:self-start">
        {picture}
      </div>
      <div className="flex min-w-0 flex-col gap-6">
        {head}
        <section data-part="panel" className="rounded-2xl border bg-surface p-5 shadow-card">
          {panel}
        </section>
        {below}
      </div>
    </div>
  )
}
